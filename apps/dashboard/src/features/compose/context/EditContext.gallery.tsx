import { EditContext } from './EditContext.tsx'

export function Editing() {
  return <EditContext isLocked={false} onCancel={() => undefined} />
}
