import { createModalSession } from '../../../gallery/modal-samples.ts'
import { AppStoreProvider, SessionProvider } from '../../../state/react/index.ts'
import { AddColumnDialog } from './AddColumnDialog.tsx'

export function ColumnKinds() {
  const session = createModalSession()

  return (
    <AppStoreProvider store={session.app}>
      <SessionProvider session={session}>
        <AddColumnDialog onClose={() => undefined} />
      </SessionProvider>
    </AppStoreProvider>
  )
}
