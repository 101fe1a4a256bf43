import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  Composer,
  type ComposerParts,
  NO_SUGGESTING,
  type Suggesting,
} from '../../features/compose/stand-alone.ts'
import { Messages } from '../../features/messages/index.ts'
import { Published, ShareFrame } from '../../features/share/index.ts'
import { lazyModule } from '../../lib/lazy-module.ts'
import { platformAtom } from '../../state/app-store.ts'
import { lastPublishedAtom, type PublishedPost } from '../../state/compose/draft.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
  useSessionValue,
} from '../../state/react/index.ts'
import { phaseAtom, sessionsAtom } from '../../state/sessions.ts'
import {
  chooseWriterAtom,
  hasChosenWriterAtom,
  writerAtom,
} from '../../state/share/choose-writer.ts'
import { waitingText } from '../../state/share/shared.ts'
import { AccountChoice } from '../../ui/account-choice/AccountChoice.tsx'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import type { LazyComponent } from '../../ui/later/use-lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { FirstPaint } from '../FirstPaint.tsx'
import { SignInScreen } from '../SignInScreen.tsx'
import type { ShareRestProps } from './ShareRest.tsx'

const restPart = lazyModule(async () => (await import('./ShareRest.tsx')).ShareRest)

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

/** Which account writes, where several are signed in. */
function WriterChoice() {
  const { t } = useLingui()
  const sessions = useAppValue(sessionsAtom)
  const writer = useAppValue(writerAtom)
  const choose = useAppAction(chooseWriterAtom)

  if (writer === null || sessions.length < 2) return null
  return (
    <AccountChoice
      legend={t`Post as`}
      chosen={writer.key}
      onChoose={choose}
      accounts={sessions.map(({ key, initialState }) => ({
        key,
        face: <Avatar src={initialState.account?.avatar_static ?? null} name={key} size="small" />,
      }))}
    />
  )
}

interface ShareScreenProps {
  /** What one need not wait for to begin writing. */
  readonly rest: LazyComponent<ShareRestProps>
  readonly takesFocus?: boolean
}

/** The composer and nothing beside it. */
export function ShareScreen({ rest, takesFocus = true }: ShareScreenProps) {
  const { servesPage } = useSession()
  const post = useSessionValue(lastPublishedAtom)
  const [parts, setParts] = useState<ComposerParts | null>(null)
  const [suggesting, setSuggesting] = useState<Suggesting>(NO_SUGGESTING)

  return (
    <>
      {post !== null && <Published key={post.id} href={pageOf(post, servesPage)} />}
      <Composer parts={parts} suggesting={suggesting} takesFocus={takesFocus} />
      <Lazy module={rest} props={{ onParts: setParts, onSuggesting: setSuggesting }} />
    </>
  )
}

/** In the deck beside this page where that shows the same account, else on the post's own server. */
const pageOf = ({ id, url }: PublishedPost, isDeckOfServer: boolean): string | null =>
  isDeckOfServer || url === null ? `/statuses/${encodeURIComponent(id)}` : url
