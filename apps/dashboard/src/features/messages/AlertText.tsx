import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Alert, NO_ANSWER_MESSAGE, NO_ANSWER_TITLE } from '@colonnade/domain/feedback'

export interface AlertTextProps {
  readonly alert: Alert
  readonly part: 'title' | 'message'
}

/** In the place of the call's own, which say less. */
const TITLES = { unsupported: msg`Not supported`, offline: msg`You're offline` } as const

/** The server's words, and what to do about it where that is known. */
export function AlertText({ alert, part }: AlertTextProps) {
  const { advice } = alert
  const { i18n } = useLingui()
  const words = translateOwnWords(i18n, alert[part])

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

/** What an error says where the server says nothing (ERR-04). */
const OWN_WORDS: ReadonlyMap<string, MessageDescriptor> = new Map([
  [NO_ANSWER_TITLE, msg`Oops!`],
  [NO_ANSWER_MESSAGE, msg`An unexpected error occurred`],
])

/** Translates the program's own words of an error; a server's words stay as they are. */
export function translateOwnWords(i18n: I18n, text: string): string {
  const words = OWN_WORDS.get(text)
  return words === undefined ? text : i18n._(words)
}
