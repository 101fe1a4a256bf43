import { Messages } from '../features/messages/index.ts'
import { CornerPlace } from '../features/video/CornerPlace.tsx'
import { SessionProvider, useAppValue } from '../state/react/index.ts'
import { currentSessionAtom, phaseAtom } from '../state/sessions.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import { ErrorBoundary } from '../ui/failure/ErrorBoundary.tsx'
import { ColumnOpening } from './ColumnOpening.tsx'
import { DeckScreen } from './DeckScreen.tsx'
import { FirstPaint } from './FirstPaint.tsx'
import { LateFileDrop, LateModals, LateWork } from './late-parts.tsx'
import { SignInScreen } from './SignInScreen.tsx'

/** Which of its three faces the program shows: nothing yet, the door, the deck. */
export function App() {
  const phase = useAppValue(phaseAtom)

  return (
    <ErrorBoundary of={{ kind: 'deck' }}>
      {phase === 'starting' && <FirstPaint />}
      {phase === 'signed-out' && <SignInScreen />}
      {phase === 'signed-in' && <SignedIn />}
      <Messages />
    </ErrorBoundary>
  )
}

function SignedIn() {
  const session = useAppValue(currentSessionAtom)
  const { media } = useAppValue(localSettingsAtom)
  if (session === null) return null

  return (
    <SessionProvider key={session.key} session={session}>
      <LateWork>
        <ColumnOpening>
          <CornerPlace isOffered={media.pop_in_player}>
            <DeckScreen />
            <LateModals />
          </CornerPlace>
          <LateFileDrop />
        </ColumnOpening>
      </LateWork>
    </SessionProvider>
  )
}
