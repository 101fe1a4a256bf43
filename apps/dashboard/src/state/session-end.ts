import { accountPrefix, accountStorageKey } from '../lib/account-storage.ts'
import type { KeyValueStorage } from '../lib/storage.ts'
import type { Session } from './session.ts'

const ended = new WeakSet<Session>()

/** Its account is no longer signed in here. Written by `end-session.ts`. */
export function noteEnd(session: Session): void {
  ended.add(session)
}

/** Whether another tab has forgotten the sign-in that this session is of. */
export function isForgotten({ keptToken, key, platform }: Session): boolean {
  return keptToken !== null && platform.storage.read(accountStorageKey(key, 'session')) === null
}

/**
 * The browser's storage as a session has it: once its account is signed out, here or in another tab, nothing more is
 * kept of it, whatever timer or late answer would write it. To leave that out is no lack of room.
 */
export function storageOf(storage: KeyValueStorage, session: () => Session): KeyValueStorage {
  const isLeftOut = (name: string) =>
    name.startsWith(accountPrefix(session().key)) &&
    (ended.has(session()) || isForgotten(session()))
  return { ...storage, write: (name, text) => isLeftOut(name) || storage.write(name, text) }
}
