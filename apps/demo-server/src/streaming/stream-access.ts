import { hasOneOf, scopesFor } from '../access/access.ts'
import type { StreamName } from './hub.ts'

const STATUSES = scopesFor('read:statuses')
const NOTIFICATIONS = scopesFor('read:notifications')

/** A socket is opened to whom some stream is for. */
const ANY: readonly string[] = [...new Set([...STATUSES, ...NOTIFICATIONS])]

/** Streams that hold more than what everybody may see; the others are open to every socket, as with Mastodon. */
const PRIVATE: Readonly<Record<string, readonly string[]>> = {
  user: STATUSES,
  direct: STATUSES,
  list: STATUSES,
  'user:notification': NOTIFICATIONS,
}

export const maySocketOpen = (scopes: string): boolean => hasOneOf(scopes, ANY)

export const mayHearStream = (scopes: string, [name]: StreamName): boolean =>
  hasOneOf(scopes, PRIVATE[name] ?? ANY)

/** They come over the stream of statuses too, to whom they may. */
export const mayHearNotifications = (scopes: string): boolean => hasOneOf(scopes, NOTIFICATIONS)
