import { Trans, useLingui } from '@lingui/react/macro'
import { longTime, parseDate } from '@colonnade/domain/time'
import { TimeLabel } from '../../../ui/time/TimeLabel.tsx'
import { longTimeText } from '../time/long-time-text.ts'
import { useNow } from '../time/use-now.ts'

interface PollEndProps {
  /** As the server writes time; null for a poll without an end. */
  readonly expiresAt: string | null
  readonly isClosed: boolean
}

/** Whether a poll is over, or when it will be. */
export function PollEnd({ expiresAt, isClosed }: PollEndProps) {
  const { i18n } = useLingui()
  const moment = parseDate(expiresAt)
  const now = useNow(moment ?? Number.NaN)
  if (isClosed) return <Trans>Closed</Trans>
  if (expiresAt === null || moment === null) return null

  const words = longTimeText(i18n, longTime(moment, now))
  const title = i18n.date(moment, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <Trans>
      Ends{' '}
      <TimeLabel dateTime={expiresAt} title={title}>
        {words}
      </TimeLabel>
    </Trans>
  )
}
