import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  Composer,
  type ComposerParts,
  ComposerSuggestionsContext,
  NO_COMPOSER_SUGGESTIONS,
  type ComposerSuggestions,
} from '../../features/compose/standalone.ts'
import { Published, ShareFrame } from '../../features/share/index.ts'
import { Toasts } from '../../features/toasts/index.ts'
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
  chooseAuthorAtom,
  hasChosenAuthorAtom,
  authorAtom,
} from '../../state/share/choose-composer-account.ts'
import { getSharedText } from '../../state/share/shared-text.ts'
import { AccountPicker } from '../../ui/account-picker/AccountPicker.tsx'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import type { LazyComponent } from '../../ui/deferred/use-lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { FirstPaint } from '../FirstPaint.tsx'
import { SignInScreen } from '../SignInScreen.tsx'
import type { DeferredSharePartsProps } from './DeferredShareParts.tsx'

const shareRestPart = lazyModule(
  async () => (await import('./DeferredShareParts.tsx')).DeferredShareParts,
)

/**
 * The page that shows only the composer: the first paint, the sign-in screen or the composer, with toasts above
 * (STA-02).
 */
export function ShareApp() {
  const phase = useAppValue(phaseAtom)
  const session = useAppValue(authorAtom)
  const hasChosen = useAppValue(hasChosenAuthorAtom)

  return (
    <>
      {phase === 'starting' && <FirstPaint />}
      {phase === 'signed-out' && <ShareSignIn />}
      {session !== null && (
        <ShareFrame choice={<WriterChoice />}>
          <SessionProvider key={session.key} session={session}>
            {/* Keeps the focus for keyboard users who switch between accounts. */}
            <ShareScreen deferredParts={shareRestPart} takesFocus={!hasChosen} />
          </SessionProvider>
        </ShareFrame>
      )}
      <Toasts />
    </>
  )
}

/** The sign-in screen, which keeps the shared text until someone signs in. */
function ShareSignIn() {
  const platform = useAppValue(platformAtom)
  const [shared] = useState(() => getSharedText(platform))

  return <SignInScreen shared={shared} />
}

/** A choice of the posting account when several are signed in. */
function WriterChoice() {
  const { t } = useLingui()
  const sessions = useAppValue(sessionsAtom)
  const writer = useAppValue(authorAtom)
  const choose = useAppAction(chooseAuthorAtom)

  if (writer === null || sessions.length < 2) return null
  return (
    <AccountPicker
      legend={t`Post as`}
      chosen={writer.key}
      onChoose={choose}
      accounts={sessions.map(({ key, initialState }) => ({
        key,
        avatar: (
          <Avatar src={initialState.account?.avatar_static ?? null} name={key} size="small" />
        ),
      }))}
    />
  )
}

interface ShareScreenProps {
  /** The parts that are not needed to start writing. */
  readonly deferredParts: LazyComponent<DeferredSharePartsProps>
  readonly takesFocus?: boolean
}

/** The composer without anything else. */
export function ShareScreen({ deferredParts, takesFocus = true }: ShareScreenProps) {
  const { servesPage } = useSession()
  const post = useSessionValue(lastPublishedAtom)
  const [parts, setParts] = useState<ComposerParts | null>(null)
  const [suggesting, setSuggesting] = useState<ComposerSuggestions>(NO_COMPOSER_SUGGESTIONS)

  return (
    <>
      {post !== null && <Published key={post.id} href={getPostUrl(post, servesPage)} />}
      <ComposerSuggestionsContext value={suggesting}>
        <Composer parts={parts} takesFocus={takesFocus} />
      </ComposerSuggestionsContext>
      <Lazy module={deferredParts} props={{ onParts: setParts, onSuggesting: setSuggesting }} />
    </>
  )
}

/**
 * Returns the address in the deck next to this page when that shows the same account, or else on the post's own
 * server.
 */
const getPostUrl = ({ id, url }: PublishedPost, isDeckOfServer: boolean): string | null =>
  isDeckOfServer || url === null ? `/statuses/${encodeURIComponent(id)}` : url
