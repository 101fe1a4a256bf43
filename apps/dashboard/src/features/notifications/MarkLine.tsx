import { Trans, useLingui } from '@lingui/react/macro'
import type { NotificationMark } from '@colonnade/domain/notifications'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './RowRules.module.css'

interface MarkLineProps {
  readonly mark: NotificationMark
}

/** Says under a notification what the user decided about it. */
export function MarkLine({ mark: { isDone, until, needsAnswer } }: MarkLineProps) {
  const { i18n } = useLingui()
  const time =
    until === null ? '' : i18n.date(new Date(until), { dateStyle: 'medium', timeStyle: 'short' })

  return (
    <p className={styles['mark']} data-done={isDone || undefined}>
      {isDone && (
        <span>
          <Icon name="check" size={14} /> <Trans>Done</Trans>
        </span>
      )}
      {needsAnswer && (
        <span data-answer>
          <Icon name="flag" size={14} /> <Trans>Needs an answer</Trans>
        </span>
      )}
      {until !== null && (
        <span>
          <Icon name="clock" size={14} /> <Trans>Put off until {time}</Trans>
        </span>
      )}
    </p>
  )
}
