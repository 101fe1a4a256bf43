import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import {
  changeServerSetting,
  parseServerSettings,
  type ServerSettings,
} from '@colonnade/domain/settings'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { perSession, type Session } from '../session.ts'

/** The settings that an account keeps on its server, but for the columns: those live in the shell's store. */
export const serverSettingsAtom = perSession(() => atom<ServerSettings>(parseServerSettings(null)))

/** @param path e.g. `['home', 'shows', 'reblog']`; what changes is saved by `save-settings.ts` */
export const changeServerSettingAtom = atom(
  null,
  (get, set, session: Session, path: readonly string[], value: unknown) => {
    const settings = get(serverSettingsAtom(session))
    set(serverSettingsAtom(session), changeServerSetting(settings, path, value))
  },
)

const VERSION = 1

/** What this browser keeps of an account's settings. */
interface LocalCopy {
  /**
   * When the server was known to have it, ms since 1970; null while it lacks it. A copy that it lacks wins over the
   * server's at the next start, and so does one that it got while that start's page was on its way.
   */
  readonly savedAt: number | null
  readonly data: unknown
}

export function readLocalCopy(storage: KeyValueStorage, key: AccountKey): LocalCopy | null {
  const raw = parsedJson(storage.read(accountStorageKey(key, 'settings')))
  if (typeof raw !== 'object' || raw === null || !('data' in raw)) return null
  const isSaved = 'saved' in raw && raw.saved === true
  const savedAt = 'savedAt' in raw && typeof raw.savedAt === 'number' ? raw.savedAt : 0
  return { savedAt: isSaved ? savedAt : null, data: raw.data }
}

/** @returns false when the browser's storage is full */
export function writeLocalCopy(
  storage: KeyValueStorage,
  key: AccountKey,
  copy: LocalCopy,
): boolean {
  const text = JSON.stringify({ version: VERSION, saved: copy.savedAt !== null, ...copy })
  return storage.write(accountStorageKey(key, 'settings'), text)
}

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
