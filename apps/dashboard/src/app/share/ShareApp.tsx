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
import { shareAuthorAtom } from '../../state/authors/composer-authors.ts'
import { lastPublishedAtom, type PublishedPost } from '../../state/compose/draft.ts'
import {
  SessionProvider,
  useAppValue,
  useSession,
  useSessionValue,
} from '../../state/react/index.ts'
import { phaseAtom } from '../../state/sessions.ts'
import { getSharedText } from '../../state/share/shared-text.ts'
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
  const session = useAppValue(shareAuthorAtom)

  return (
    <>
      {phase === 'starting' && <FirstPaint />}
      {phase === 'signed-out' && <ShareSignIn />}
      {session !== null && (
        <ShareFrame>
          {/* Without a key, so that the focus stays in the composer when its author changes. */}
          <SessionProvider session={session}>
            <ShareScreen deferredParts={shareRestPart} />
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

interface ShareScreenProps {
  /** The parts that are not needed to start writing. */
  readonly deferredParts: LazyComponent<DeferredSharePartsProps>
}

/** The composer without anything else. */
export function ShareScreen({ deferredParts }: ShareScreenProps) {
  const { servesPage } = useSession()
  const post = useSessionValue(lastPublishedAtom)
  const [parts, setParts] = useState<ComposerParts | null>(null)
  const [suggesting, setSuggesting] = useState<ComposerSuggestions>(NO_COMPOSER_SUGGESTIONS)

  return (
    <>
      {post !== null && <Published key={post.id} href={getPostUrl(post, servesPage)} />}
      <ComposerSuggestionsContext value={suggesting}>
        <Composer parts={parts} takesFocus />
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
