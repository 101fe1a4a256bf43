import { Trans } from '@lingui/react/macro'
import { Button } from '../button/Button.tsx'
import { Said } from '../said/Said.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import type { ListContext } from './list-context.ts'
import styles from './LiveList.module.css'

/** Below the last row: what is on its way, what went wrong, or that this is all. */
export function ListEnd({ context }: { readonly context: ListContext }) {
  const { hasMore, isLoading, trouble, standIn = null, onLoadMore } = context

  if (standIn !== null) return standIn
  if (hasMore && isLoading) return <Skeleton rows={2} />
  if (hasMore && trouble !== null) {
    return (
      <div className={styles['end']}>
        <Said>{trouble}</Said>
        <Button onClick={onLoadMore}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['end']}>
      {hasMore ? (
        <Button variant="quiet" onClick={onLoadMore}>
          <Trans>Load more</Trans>
        </Button>
      ) : (
        <Trans>That is all.</Trans>
      )}
    </div>
  )
}
