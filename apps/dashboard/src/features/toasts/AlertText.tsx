import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Alert } from '@colonnade/domain/toasts'
import { translateError } from '../../lib/translate-error.ts'

export interface AlertTextProps {
  readonly alert: Alert
  readonly part: 'title' | 'message'
}

/** Titles that replace the less specific title of the request error. */
const TITLES = { unsupported: msg`Not supported`, offline: msg`You're offline` } as const

/** Shows the error message, with advice on what to do next where it is known. */
export function AlertText({ alert, part }: AlertTextProps) {
  const { advice } = alert
  const { i18n } = useLingui()
  const words = translateError(i18n, alert[part])

  if (part === 'title')
    return advice === undefined || advice.kind === 'wait' ? words : i18n._(TITLES[advice.kind])
  switch (advice?.kind) {
    case 'unsupported':
      return <Trans>Not supported by this server. Nothing was changed.</Trans>
    case 'offline':
      return (
        <>
          {words}
          <br />
          {advice.isKept ? (
            <Trans>No connection. Try again when you're online; your draft is saved.</Trans>
          ) : (
            <Trans>No connection. Try again when you're online.</Trans>
          )}
        </>
      )
    case 'wait': {
      const time = advice.until === null ? null : i18n.date(advice.until, { timeStyle: 'medium' })
      return (
        <>
          {words}
          <br />
          {time === null ? (
            <Trans>Rate limited. Please retry in a minute.</Trans>
          ) : (
            <Trans>Rate limited. Please retry after {time}.</Trans>
          )}
        </>
      )
    }
    case undefined:
      return words
  }
}
