import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import { getPeopleOfList, type NotificationsName } from '../../state/live-lists/list-name.ts'
import { marksReportAtoms } from '../../state/notification-rules/arrange-rows.ts'
import { peopleReportAtoms } from '../../state/notification-rules/people-filter.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'

/** After so many hidden notifications the user decides whether to look further. */
const MAX_HIDDEN = 120

interface RowRulesPlaceholderProps {
  readonly uuid: string
  readonly name: NotificationsName
  readonly hasMore: boolean
  readonly isLoading: boolean
}

/** Shown in place of rows while a column hides all loaded notifications. */
export function RowRulesPlaceholder({ uuid, name, hasMore, isLoading }: RowRulesPlaceholderProps) {
  const people = useSessionValue(peopleReportAtoms, name)
  const marks = useSessionValue(marksReportAtoms, uuid)
  const loadOlder = useSessionAction(loadOlderAtom)
  const hidden = people.hidden + marks.hidden
  // Older ones that need an answer are fetched by their marks.
  const canSearch = hasMore && !marks.isOnlyUnanswered
  const isSearching = !people.isWaiting && canSearch && hidden < MAX_HIDDEN

  // No row can be scrolled to its end, so older pages are loaded here.
  useEffect(() => {
    if (isSearching && !isLoading) void loadOlder(uuid)
  }, [isSearching, isLoading, hidden, loadOlder, uuid])

  if (people.isWaiting || isSearching) return <LoadingScreen rows={6} />
  return (
    <EmptyState icon={marks.isOnlyUnanswered ? 'flag' : 'bell'} title={getTitle(marks)}>
      {canSearch ? (
        <>
          <span>
            <Plural
              value={hidden}
              one="The last notification does not match this column."
              other="None of the last # notifications match this column."
            />
          </span>
          <Button disabled={isLoading} onClick={() => void loadOlder(uuid)}>
            <Trans>Load older notifications</Trans>
          </Button>
        </>
      ) : (
        getPeopleOfList(name).length > 0 &&
        !marks.isOnlyUnanswered && <Trans>No notifications of these people yet.</Trans>
      )}
    </EmptyState>
  )
}

interface TitleFacts {
  readonly isOnlyUnanswered: boolean
  readonly isDoneShown: boolean
  readonly done: number
}

function getTitle({ isOnlyUnanswered, done, isDoneShown }: TitleFacts): ReactNode {
  if (isOnlyUnanswered) return <Trans>No notification needs an answer</Trans>
  if (done > 0 && !isDoneShown) return <Trans>All done</Trans>
  return <Trans>Nothing here yet</Trans>
}
