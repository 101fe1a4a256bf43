import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import type { ListContext } from './list-context.ts'
import styles from './Timeline.module.css'

/** Below the last row: what is on its way, what went wrong, or that this is all. */
export function ListEnd({ context }: { readonly context: ListContext }) {
  const { list, onLoadOlder } = context

  if (list.hasMore && list.isLoading) return <Skeleton rows={2} />
  if (list.hasMore && list.error !== null) {
    return (
      <div className={styles['end']}>
        <output>{list.error.message}</output>
        <Button onClick={onLoadOlder}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['end']}>
      {list.hasMore ? (
        <Button variant="quiet" onClick={onLoadOlder}>
          <Trans>Load more</Trans>
        </Button>
      ) : (
        <Trans>That is all.</Trans>
      )}
    </div>
  )
}
