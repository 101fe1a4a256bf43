import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import { useAppAction, useSession, useSessionAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

export interface AllPostsHiddenProps {
  readonly uuid: string
  /** Number of loaded posts, all of them hidden. */
  readonly hidden: number
  readonly isLoading: boolean
  readonly hasMore: boolean
}

/** A column whose filters hide every loaded post. */
export function AllPostsHidden({ uuid, hidden, isLoading, hasMore }: AllPostsHiddenProps) {
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const loadOlder = useSessionAction(loadOlderAtom)

  return (
    <EmptyState
      icon="filter"
      title={plural(hidden, {
        one: "The only loaded post is hidden by this column's filters",
        other: "All # loaded posts are hidden by this column's filters",
      })}
    >
      <Button
        variant="quiet"
        onClick={() => openModal({ type: 'HIDDEN', accountKey, columnUuid: uuid })}
      >
        <Trans>Show hidden posts</Trans>
      </Button>
      {hasMore && (
        <Button variant="quiet" disabled={isLoading} onClick={() => void loadOlder(uuid)}>
          <Trans>Load older posts</Trans>
        </Button>
      )}
    </EmptyState>
  )
}
