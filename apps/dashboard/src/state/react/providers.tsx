import { Provider } from 'jotai/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { Session } from '../session.ts'
import type { Store } from '../store.ts'

const SessionContext = createContext<Session | null>(null)

interface SessionProviderProps {
  readonly session: Session
  readonly children: ReactNode
}

/** Provides the session that everything below acts as. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider above')
  return session
}

interface AppStoreProviderProps {
  readonly store: Store
  readonly children: ReactNode
}

/** Provides the app-wide store. */
export function AppStoreProvider({ store, children }: AppStoreProviderProps) {
  return <Provider store={store}>{children}</Provider>
}
