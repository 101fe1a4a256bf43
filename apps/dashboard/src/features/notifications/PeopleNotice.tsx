import { Trans } from '@lingui/react/macro'
import type { NotificationsName } from '../../state/live-lists/list-name.ts'
import { fetchPeopleAtom, peopleReportAtoms } from '../../state/notification-rules/people-filter.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
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
