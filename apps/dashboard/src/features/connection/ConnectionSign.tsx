import { useLingui } from '@lingui/react/macro'
import { timeManner } from '../../lib/reader-locale.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { connectionAtoms } from '../../state/streaming/connection.ts'
import styles from './ConnectionSign.module.css'

interface ConnectionSignProps {
  readonly uuid: string
}

/** How what is new reaches a column: a quiet dot while it comes by itself, words where the reader should know. */
export function ConnectionSign({ uuid }: ConnectionSignProps) {
  const { t, i18n } = useLingui()
  const connection = useSessionValue(connectionAtoms, uuid)
  if (connection === null) return null

  const sign = (words: string, label = words) => (
    <span className={styles['sign']} data-state={connection.state} title={label}>
      <span className={styles['dot']} aria-hidden="true" />
      <span className={styles['words']}>{words}</span>
    </span>
  )
  switch (connection.state) {
    case 'live':
      return sign(t`Live`)
    case 'offline':
      return sign(t`Offline`, t`You're offline. New posts load when the connection is back.`)
    case 'connecting':
      return sign(t`Connecting…`)
    case 'polling': {
      const seconds = Math.round(connection.everyMs / 1_000)
      return sign(t`Polling every ${seconds} s`)
    }
    case 'reconnecting': {
      const seconds = Math.round(connection.everyMs / 1_000)
      return sign(t`Reconnecting…`, t`Reconnecting… polling every ${seconds} s`)
    }
    case 'paused': {
      const { locale, hourCycle } = timeManner(i18n.locale)
      const time = { hour: '2-digit', minute: '2-digit', hourCycle } as const
      const until = new Intl.DateTimeFormat(locale, time).format(connection.until)
      return sign(t`Paused until ${until}`, t`Rate limited. Updates resume at ${until}.`)
    }
  }
}
