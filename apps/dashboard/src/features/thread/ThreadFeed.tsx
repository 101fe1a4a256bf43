import { Plural, Trans } from '@lingui/react/macro'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { LiveRegion } from '../../ui/live-region/LiveRegion.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import styles from './Thread.module.css'

/** The list's context. It changes with the thread, while the component functions stay the same. */
export interface ThreadContext {
  /** The feed's name. */
  readonly label: string
  readonly isLoading: boolean
  /** Ancestors and replies could not be loaded. */
  readonly hasFailed: boolean
  /** There may be too few replies below the opened post to fill the viewport. */
  readonly isShort: boolean
  readonly onRetry: () => void
}

interface ThreadFeedProps extends ComponentPropsWithRef<'div'> {
  readonly context: ThreadContext
}

/** The element that contains the rows and nothing else: a feed may contain articles only. */
export function ThreadFeed({ context, ...rest }: ThreadFeedProps) {
  return <div {...rest} role="feed" aria-label={context.label} aria-busy={context.isLoading} />
}

interface EarlierPostsProps {
  /** Number of ancestors; 0 while they are visible or unknown. */
  readonly count: number
  readonly onShow: () => void
}

/**
 * Shows that there are posts above the one at the top of the viewport. The strip keeps its height without the button,
 * so the rows do not move when the button appears or disappears.
 *
 * @see TH-05
 */
export function EarlierPosts({ count, onShow }: EarlierPostsProps) {
  return (
    <div className={styles['strip']}>
      {count > 0 && (
        <button type="button" className={styles['earlier']} onClick={onShow}>
          <Icon name="up" size={14} />
          <Plural value={count} one="# earlier post" other="# earlier posts" />
        </button>
      )}
    </div>
  )
}

/** Below the last reply: a loading state or an error, and enough space for the opened post to be at the top. */
export function ThreadEnd({ context }: { readonly context: ThreadContext }) {
  const { isLoading, isShort, hasFailed, onRetry } = context

  return (
    <div className={styles['end']} data-short={isShort || undefined}>
      {isLoading && <Skeleton rows={3} />}
      {hasFailed && (
        <div className={styles['error']}>
          <LiveRegion>
            <Trans>Couldn't load the rest of this conversation.</Trans>
          </LiveRegion>
          <Button icon="refresh" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
