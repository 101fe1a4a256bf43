import { Trans } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import type { PagedList } from '../../state/paged-lists/paged-lists.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { ListState } from '../../ui/list-state/ListState.tsx'
import styles from './AccountLists.module.css'

interface ListScreenProps {
  readonly pages: PagedList<string>
  /** Shown when the list is empty. */
  readonly empty: {
    readonly icon: IconName
    readonly title: ReactNode
    readonly words: ReactNode
  }
  readonly onRetry: () => void
  /** Loads the next page. */
  readonly onGrow: () => void
  readonly children: ReactNode
}

/** A list with its loading, error and empty state. It takes the focus when the last row is removed. */
export function ListScreen(props: ListScreenProps) {
  const { pages, onGrow } = props
  const isSpent = pages.items.length === 0 && pages.next !== null && pages.error === null

  // When every row of a page was removed there may be more pages, but no last row that would load them.
  useEffect(() => {
    if (isSpent) onGrow()
  }, [isSpent, onGrow])

  return (
    <div className={styles['screen']} tabIndex={-1} data-focus-home="">
      <ScreenState {...props} />
    </div>
  )
}

function ScreenState({ pages, empty, onRetry, children }: ListScreenProps) {
  const { isLoaded, isLoading, items, next, error } = pages
  const isEmpty = items.length === 0
  if (!isLoaded && error?.kind === 'unsupported') {
    return (
      <EmptyState icon="instance" title={<Trans>Not supported by this server</Trans>}>
        <Trans>The server doesn't have this list or doesn't share it.</Trans>
      </EmptyState>
    )
  }
  return (
    <ListState
      isLoaded={isLoaded && !(isEmpty && isLoading)}
      error={error}
      errorTitle={<Trans>Couldn't load this list</Trans>}
      onRetry={onRetry}
      empty={
        isEmpty && next === null ? (
          <EmptyState icon={empty.icon} title={empty.title}>
            {empty.words}
          </EmptyState>
        ) : null
      }
    >
      {children}
    </ListState>
  )
}
