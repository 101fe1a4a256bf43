import { useState } from 'react'
import { Messages } from '../../features/messages/index.ts'
import { platformAtom } from '../../state/app-store.ts'
import { SessionProvider, useAppValue } from '../../state/react/index.ts'
import { currentSessionAtom, phaseAtom } from '../../state/sessions/sessions.ts'
import { waitingText } from '../../state/share/shared.ts'
import { bundle } from '../bundle.ts'
import { FirstPaint } from '../FirstPaint.tsx'
import { SignInScreen } from '../SignInScreen.tsx'
import { ShareScreen } from './ShareScreen.tsx'

const restPart = bundle(async () => (await import('./ShareRest.tsx')).ShareRest)

/** The stand-alone page: nothing yet, the door, or a composer; what is said in passing above all (STA-02). */
export function ShareApp() {
  const phase = useAppValue(phaseAtom)
  const session = useAppValue(currentSessionAtom)

  return (
    <>
      {phase === 'starting' && <FirstPaint />}
      {phase === 'signed-out' && <Door />}
      {session !== null && (
        <SessionProvider key={session.key} session={session}>
          <ShareScreen rest={restPart} />
        </SessionProvider>
      )}
      <Messages />
    </>
  )
}

/** What was shared waits here for whoever signs in. */
function Door() {
  const platform = useAppValue(platformAtom)
  const [shared] = useState(() => waitingText(platform))

  return <SignInScreen shared={shared} />
}
