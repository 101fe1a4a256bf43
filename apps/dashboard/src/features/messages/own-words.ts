import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { NO_ANSWER_MESSAGE, NO_ANSWER_TITLE } from '@colonnade/domain/feedback'

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
