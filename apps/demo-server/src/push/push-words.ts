import type { NotificationEntity } from '@colonnade/domain/entities'
import { htmlToText } from '@colonnade/domain/text'

/** Characters: what a push service takes is 4,096 bytes, all told. */
const LONGEST_BODY = 140

const titles: Readonly<Record<string, (name: string) => string>> = {
  mention: (name) => `${name} mentioned you`,
  reblog: (name) => `${name} boosted your post`,
  favourite: (name) => `${name} favourited your post`,
  follow: (name) => `${name} followed you`,
  follow_request: (name) => `${name} requested to follow you`,
  update: (name) => `${name} edited a post`,
  poll: () => 'A poll you voted in has ended',
}

/** What a push says of a notification: the content warning or the text, else who it is that did it. */
export function pushWords({ type, account, status }: NotificationEntity): {
  readonly title: string
  readonly body: string
} {
  const name = account.display_name.trim() || account.username
  const title = titles[type]?.(name) ?? name
  const body = status === null ? account.note : status.spoiler_text || status.content
  return { title, body: shortened(htmlToText(body)) }
}

function shortened(text: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return letters.length <= LONGEST_BODY ? text : `${letters.slice(0, LONGEST_BODY - 1).join('')}…`
}
