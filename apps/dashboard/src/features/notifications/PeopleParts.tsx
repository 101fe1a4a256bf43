import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import type { NotificationsName } from '../../state/live-lists/list-name.ts'
import { fetchPeopleAtom, peopleReportAtoms } from '../../state/notification-desk/people-filter.ts'
import { deskAtom } from '../../state/notifications/desk.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import styles from './People.module.css'

interface PeopleNoticeProps {
  readonly name: NotificationsName
}

/** Says that a column of chosen people shows others too, because the server did not say who they are. */
export function PeopleNotice({ name }: PeopleNoticeProps) {
  const { isUncertain } = useSessionValue(peopleReportAtoms, name)
  const fetchPeople = useSessionAction(fetchPeopleAtom)
  if (!isUncertain) return null

  return (
    <div className={styles['notice']}>
      <Icon name="warning" size={16} />
      <output>
        <Trans>Some people couldn't be checked. All of their notifications are shown.</Trans>
      </output>
      <Button variant="quiet" onClick={() => fetchPeople(name, true)}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** After so many notifications of other people the user decides whether to look further. */
const MAX_HIDDEN = 120

interface PeoplePlaceholderProps {
  readonly uuid: string
  readonly name: NotificationsName
  readonly hasMore: boolean
  readonly isLoading: boolean
}

/** Shown in place of rows while none of the loaded notifications is of the chosen people. */
export function PeoplePlaceholder({ uuid, name, hasMore, isLoading }: PeoplePlaceholderProps) {
  const { hidden, isWaiting } = useSessionValue(peopleReportAtoms, name)
  const isReady = useSessionValue(deskAtom) !== null
  const loadOlder = useSessionAction(loadOlderAtom)
  const isSettled = isReady && !isWaiting
  const isSearching = isSettled && hasMore && hidden < MAX_HIDDEN

  // No row can be scrolled to its end, so older pages are loaded here.
  useEffect(() => {
    if (isSearching && !isLoading) void loadOlder(uuid)
  }, [isSearching, isLoading, hidden, loadOlder, uuid])

  if (!isSettled || isSearching) return <LoadingScreen rows={6} />
  if (!hasMore)
    return (
      <EmptyState icon="people" title={<Trans>Nothing here yet</Trans>}>
        <Trans>No notifications of these people yet.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState icon="people" title={<Trans>Nothing here yet</Trans>}>
      <span>
        <Plural
          value={hidden}
          one="The last notification is of someone else."
          other="The last # notifications are of others."
        />
      </span>
      <Button disabled={isLoading} onClick={() => void loadOlder(uuid)}>
        <Trans>Load older notifications</Trans>
      </Button>
    </EmptyState>
  )
}
