import { Trans, useLingui } from '@lingui/react/macro'
import type { Alert } from '@colonnade/domain/feedback'
import { translateOwnWords } from './own-words.ts'

interface AlertTextProps {
  readonly alert: Alert
}

/** The server's words, and what to do about it where that is known. */
export function AlertText({ alert: { message, advice } }: AlertTextProps) {
  const { i18n } = useLingui()
  const words = translateOwnWords(i18n, message)

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
