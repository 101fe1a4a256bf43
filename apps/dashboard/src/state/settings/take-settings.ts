import { atom } from 'jotai/vanilla'
import { parseServerSettings } from '@colonnade/domain/settings'
import { perSession, type Session } from '../session.ts'
import { readLocalCopy } from './local-copy.ts'
import { serverSettingsAtom } from './server-settings.ts'

/**
 * When the server was known to have all that was changed here, ms since 1970; null while it lacks something. Written by
 * loading, saving and following only.
 */
export const settingsSavedAtAtom = perSession(() => atom<number | null>(0))

/**
 * Takes over an account's settings, less its columns. The server's copy wins, unless this browser holds
 * changes that never got there (SET-04) or got there after this page was asked for: it tells of what was before.
 *
 * @returns the copy that won, as it was saved; null where there is none
 */
export function takeSettings(session: Session): unknown {
  const { storage, elements, clock } = session.platform
  const askedAt = elements.askedAt()
  const local = readLocalCopy(storage, session.key)
  const remote = session.initialState.settings ?? null
  const isLocalNewer =
    local !== null &&
    (remote === null ||
      local.savedAt === null ||
      // Later than now it was by a clock that has been set back since: that tells nothing.
      (local.savedAt > askedAt && local.savedAt <= clock.now()))
  const raw = isLocalNewer ? local.data : remote
  session.store.set(serverSettingsAtom(session), parseServerSettings(raw))
  session.store.set(settingsSavedAtAtom(session), isLocalNewer ? local.savedAt : askedAt)
  return raw
}
