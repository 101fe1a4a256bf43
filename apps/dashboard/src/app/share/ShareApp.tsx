import { useState } from 'react'
import { Messages } from '../../features/messages/index.ts'
import { ShareFrame } from '../../features/share/index.ts'
import { platformAtom } from '../../state/app-store.ts'
import { SessionProvider, useAppValue } from '../../state/react/index.ts'
import { phaseAtom } from '../../state/sessions.ts'
import { hasChosenWriterAtom, writerAtom } from '../../state/share/choose-writer.ts'
import { waitingText } from '../../state/share/shared.ts'
import { bundle } from '../bundle.ts'
import { FirstPaint } from '../FirstPaint.tsx'
import { SignInScreen } from '../SignInScreen.tsx'
import { ShareScreen } from './ShareScreen.tsx'
import { WriterChoice } from './WriterChoice.tsx'

const restPart = bundle(async () => (await import('./ShareRest.tsx')).ShareRest)

/** The stand-alone page: nothing yet, the door, or a composer; what is said in passing above all (STA-02). */
export function ShareApp() {
  const phase = useAppValue(phaseAtom)
  const session = useAppValue(writerAtom)
  const hasChosen = useAppValue(hasChosenWriterAtom)

  return (
    <>
      {phase === 'starting' && <FirstPaint />}
      {phase === 'signed-out' && <Door />}
      {session !== null && (
        <ShareFrame choice={<WriterChoice />}>
          <SessionProvider key={session.key} session={session}>
            {/* Who goes through the accounts by keys is not taken away from them. */}
            <ShareScreen rest={restPart} takesFocus={!hasChosen} />
          </SessionProvider>
        </ShareFrame>
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
