import { useLingui } from '@lingui/react/macro'
import { getTimeFormatOptions } from '../../lib/time-format-options.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { connectionAtoms } from '../../state/streaming/connection.ts'
import styles from './ConnectionIndicator.module.css'

interface ConnectionIndicatorProps {
  readonly uuid: string
}

/** Shows how a column gets new posts: a dot while it streams, a text in every state that the user should know of. */
export function ConnectionIndicator({ uuid }: ConnectionIndicatorProps) {
  const { t, i18n } = useLingui()
  const connection = useSessionValue(connectionAtoms, uuid)
  if (connection === null) return null

  const renderIndicator = (words: string, label = words) => (
    <span className={styles['indicator']} data-state={connection.state} title={label}>
      <span className={styles['dot']} aria-hidden="true" />
      <span className={styles['text']}>{words}</span>
    </span>
  )
  switch (connection.state) {
    case 'live':
      return renderIndicator(t`Live`)
    case 'offline':
      return renderIndicator(
        t`Offline`,
        t`You're offline. New posts load when the connection is back.`,
      )
    case 'connecting':
      return renderIndicator(t`Connecting…`)
    case 'polling': {
      const seconds = Math.round(connection.everyMs / 1_000)
      return renderIndicator(t`Polling every ${seconds} s`)
    }
    case 'reconnecting': {
      const seconds = Math.round(connection.everyMs / 1_000)
      return renderIndicator(t`Reconnecting…`, t`Reconnecting… polling every ${seconds} s`)
    }
    case 'paused': {
      const { locale, hourCycle } = getTimeFormatOptions(i18n.locale)
      const time = { hour: '2-digit', minute: '2-digit', hourCycle } as const
      const until = new Intl.DateTimeFormat(locale, time).format(connection.until)
      return renderIndicator(t`Paused until ${until}`, t`Rate limited. Updates resume at ${until}.`)
    }
  }
}
