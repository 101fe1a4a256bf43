import { Plural, Trans } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Said } from '../../ui/said/Said.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import styles from './Report.module.css'

interface PostChoiceProps {
  /** How many are chosen. */
  readonly chosen: number
  readonly isLoading: boolean
  /** What went wrong, in the server's words; null where nothing did. */
  readonly error: string | null
  readonly onRetry: () => void
  /** null where there are no older ones. */
  readonly onMore: (() => void) | null
  /** The posts, each with its box. */
  readonly children: ReactNode
}

/** The posts of a report, those on their way, and what is said where there are none. */
export function PostChoice(props: PostChoiceProps) {
  const { chosen, isLoading, error, onRetry, onMore, children } = props
  const isEmpty = !isLoading && error === null && Children.count(children) === 0

  return (
    <fieldset className={styles['choice']} aria-busy={isLoading}>
      <legend>
        <Trans>Which posts show it?</Trans>
        <span className={styles['count']}>
          {chosen > 0 && <Plural value={chosen} one="# chosen" other="# chosen" />}
        </span>
      </legend>
      <ul className={styles['posts']}>
        {children}
        {isLoading && (
          <li>
            <Skeleton rows={2} />
          </li>
        )}
        {isEmpty && (
          <li className={styles['note']}>
            <Trans>There are no posts to choose from. You can report the account without.</Trans>
          </li>
        )}
        {error !== null && (
          <li className={styles['note']}>
            <Trans>The posts could not be loaded. You can report the account without.</Trans>
            <Said>{error}</Said>
            <Button icon="refresh" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </li>
        )}
        {!isLoading && error === null && onMore !== null && (
          <li className={styles['note']}>
            <Button variant="link" onClick={onMore}>
              <Trans>Show older posts</Trans>
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  )
}
