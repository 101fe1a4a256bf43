import { listId } from '@colonnade/domain/entities'
import { AppStoreProvider, SessionProvider } from '../../state/react/index.ts'
import { testSession } from '../../testing/test-session.ts'
import { ListOptions } from './ListOptions.tsx'
import { NewList } from './NewList.tsx'

const list = { id: listId('3'), title: 'Night sky' }
const { session } = testSession()

const inSession = (children: React.ReactNode) => (
  <AppStoreProvider store={session.app}>
    <SessionProvider session={session}>{children}</SessionProvider>
  </AppStoreProvider>
)

export function Today() {
  return inSession(<ListOptions list={{ ...list, replies_policy: 'list', exclusive: true }} />)
}

export function OlderServer() {
  return inSession(<ListOptions list={{ ...list, replies_policy: 'all_replies' }} />)
}

export function New() {
  return inSession(<NewList />)
}
