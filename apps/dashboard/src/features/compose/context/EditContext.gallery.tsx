import { EditContext } from './DraftContext.tsx'

export function Editing() {
  return <EditContext isLocked={false} onCancel={() => undefined} />
}
