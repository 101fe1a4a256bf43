import type { ReactNode } from 'react'
import { AppStoreProvider, SessionProvider } from '../state/react/index.ts'
import type { Session } from '../state/session.ts'
import { renderInEnglish } from './render-in-english.tsx'

/** Renders a component as in a column of this account. */
export function renderWithSession(session: Session, children: ReactNode) {
  return renderInEnglish(
    <AppStoreProvider store={session.app}>
      <SessionProvider session={session}>{children}</SessionProvider>
    </AppStoreProvider>,
  )
}
