import { Plural, Trans } from '@lingui/react/macro'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Said } from '../../ui/said/Said.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import styles from './Thread.module.css'

/** What the parts of the list need beside the rows; the parts themselves stay the same. */
export interface ThreadContext {
  /** The feed's name. */
  readonly label: string
  readonly isLoading: boolean
  /** What was said around the post did not come. */
  readonly hasFailed: boolean
  /** There may be less below the opened post than fills the view. */
  readonly isShort: boolean
  readonly onRetry: () => void
}

interface ThreadFeedProps extends ComponentPropsWithRef<'div'> {
  readonly context: ThreadContext
}

/** The element around the rows and nothing else: a feed may hold articles only. */
export function ThreadFeed({ context, ...rest }: ThreadFeedProps) {
  return <div {...rest} role="feed" aria-label={context.label} aria-busy={context.isLoading} />
}

interface EarlierPostsProps {
  /** Posts before the opened one; 0 while they are visible or unknown. */
  readonly count: number
  readonly onShow: () => void
}

/**
 * Says that something stands above the post that is at the top of the view. Its strip keeps its height without the
 * button, so the rows do not move when that comes or goes.
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

/** Below the last answer: what is on its way, or what went wrong, and room for the opened post to stand high. */
export function ThreadEnd({ context }: { readonly context: ThreadContext }) {
  const { isLoading, isShort, hasFailed, onRetry } = context

  return (
    <div className={styles['end']} data-short={isShort || undefined}>
      {isLoading && <Skeleton rows={3} />}
      {hasFailed && (
        <div className={styles['trouble']}>
          <Said>
            <Trans>Couldn't load the rest of this conversation.</Trans>
          </Said>
          <Button icon="refresh" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
