import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  DEFAULT_ERROR_MESSAGE,
  DEFAULT_ERROR_TITLE,
  TOO_MANY_REQUESTS_MESSAGE,
} from '@colonnade/domain/toasts'

/** Messages for errors without words of the server (ERR-03, ERR-04). */
const OWN_MESSAGES: ReadonlyMap<string, MessageDescriptor> = new Map([
  [DEFAULT_ERROR_TITLE, msg`Oops!`],
  [DEFAULT_ERROR_MESSAGE, msg`An unexpected error occurred`],
  [TOO_MANY_REQUESTS_MESSAGE, msg`Too Many Requests`],
])

/** Translates our own error messages. Messages of the server stay as they are. */
export function translateError(i18n: I18n, text: string): string {
  const words = OWN_MESSAGES.get(text)
  return words === undefined ? text : i18n._(words)
}
