import { createContext, useContext, type ReactNode } from 'react'
import type { Session } from '../session.ts'

const SessionContext = createContext<Session | null>(null)

interface SessionProviderProps {
  readonly session: Session
  readonly children: ReactNode
}

/** Everything below acts as this account. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider above')
  return session
}
