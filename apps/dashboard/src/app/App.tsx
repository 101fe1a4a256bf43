import { useEffect } from 'react'
import { Messages } from '../features/messages/index.ts'
import { SessionProvider, useAppValue } from '../state/react/index.ts'
import { currentSessionAtom, phaseAtom } from '../state/sessions/sessions.ts'
import { fetchColumnParts } from './column-registry.tsx'
import { ColumnOpening } from './ColumnOpening.tsx'
import { DeckScreen } from './DeckScreen.tsx'
import { FirstPaint } from './FirstPaint.tsx'
import { ModalHost } from './ModalHost.tsx'
import { SignInScreen } from './SignInScreen.tsx'

/** Which of its three faces the program shows: nothing yet, the door, the deck. */
export function App() {
  const phase = useAppValue(phaseAtom)
  const isLeadingIn = phase !== 'signed-out'

  useEffect(() => {
    if (isLeadingIn) fetchColumnParts()
  }, [isLeadingIn])

  return (
    <>
      {phase === 'starting' && <FirstPaint />}
      {phase === 'signed-out' && <SignInScreen />}
      {phase === 'signed-in' && <SignedIn />}
      <Messages />
    </>
  )
}

function SignedIn() {
  const session = useAppValue(currentSessionAtom)
  if (session === null) return null

  return (
    <SessionProvider key={session.key} session={session}>
      <ColumnOpening>
        <DeckScreen />
        <ModalHost />
      </ColumnOpening>
    </SessionProvider>
  )
}
