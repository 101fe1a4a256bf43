import { EditContext } from './EditContext.tsx'

export function Editing() {
  return <EditContext onCancel={() => undefined} />
}
