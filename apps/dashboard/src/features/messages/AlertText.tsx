import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Alert } from '@colonnade/domain/feedback'
import { translateOwnWords } from './own-words.ts'

export interface AlertTextProps {
  readonly alert: Alert
  readonly part: 'title' | 'message'
}

/** In the place of the call's own, which say less. */
const TITLES = { unsupported: msg`Not possible here`, offline: msg`You're offline` } as const

/** The server's words, and what to do about it where that is known. */
export function AlertText({ alert, part }: AlertTextProps) {
  const { advice } = alert
  const { i18n } = useLingui()
  const words = translateOwnWords(i18n, alert[part])

  if (part === 'title')
    return advice === undefined || advice.kind === 'wait' ? words : i18n._(TITLES[advice.kind])
  switch (advice?.kind) {
    case 'unsupported':
      return (
        <Trans>
          This server does not offer that, so nothing was changed. Everything else works as before.
        </Trans>
      )
    case 'offline':
      return (
        <>
          {words}
          <br />
          {advice.isKept ? (
            <Trans>
              That did not reach the server. Try again once you are connected; what you wrote is
              kept.
            </Trans>
          ) : (
            <Trans>That did not reach the server. Try again once you are connected.</Trans>
          )}
        </>
      )
    case 'wait': {
      const time = advice.until === null ? null : i18n.date(advice.until, { timeStyle: 'medium' })
      return (
        <>
          {words}{' '}
          {time === null ? (
            <Trans>The server asks for a pause. Try again in a minute.</Trans>
          ) : (
            <Trans>The server asks for a pause. Try again after {time}.</Trans>
          )}
        </>
      )
    }
    case undefined:
      return words
  }
}
