import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Alert, DEFAULT_ERROR_MESSAGE, DEFAULT_ERROR_TITLE } from '@colonnade/domain/toasts'

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
  const words = translateOwnMessage(i18n, alert[part])

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
          {words}{' '}
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

/** Messages for errors without a response from the server (ERR-04). */
const OWN_MESSAGES: ReadonlyMap<string, MessageDescriptor> = new Map([
  [DEFAULT_ERROR_TITLE, msg`Oops!`],
  [DEFAULT_ERROR_MESSAGE, msg`An unexpected error occurred`],
])

/** Translates our own error messages. Messages of the server stay as they are. */
export function translateOwnMessage(i18n: I18n, text: string): string {
  const words = OWN_MESSAGES.get(text)
  return words === undefined ? text : i18n._(words)
}
