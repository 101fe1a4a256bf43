import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import {
  changeServerSetting,
  parseServerSettings,
  type ServerSettings,
} from '@colonnade/domain/settings'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { perSession, type Session } from '../session.ts'

/** The settings that an account stores on its server, without the columns, which are in the app-wide store. */
export const serverSettingsAtom = perSession(() => atom<ServerSettings>(parseServerSettings(null)))

/** @param path e.g. `['home', 'shows', 'reblog']`; changes are saved by `throttle-settings-save.ts` */
export const changeServerSettingAtom = atom(
  null,
  (get, set, session: Session, path: readonly string[], value: unknown) => {
    const settings = get(serverSettingsAtom(session))
    set(serverSettingsAtom(session), changeServerSetting(settings, path, value))
  },
)

const VERSION = 1

/** The copy of an account's settings in this browser. */
interface LocalCopy {
  /**
   * When the server was known to have it, in ms since 1970; null while it has not. At the next start an unsaved copy
   * wins over the server's, and so does one that was saved while that start's page was loading.
   */
  readonly savedAt: number | null
  readonly data: unknown
}

export function readLocalCopy(storage: KeyValueStorage, key: AccountKey): LocalCopy | null {
  const raw = parseJsonOrNull(storage.read(getAccountStorageKey(key, 'settings')))
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
  return storage.write(getAccountStorageKey(key, 'settings'), text)
}

/**
 * When the server was known to have all changes, in ms since 1970; null while it lacks some. Written only by loading,
 * saving and syncing.
 */
export const settingsSavedAtAtom = perSession(() => atom<number | null>(0))

/**
 * Loads an account's settings, without its columns. The server's copy wins, unless this browser has changes that were
 * not saved (SET-04), or were saved after this page was requested: then the page has older settings.
 *
 * @returns the copy that won, as it was saved; null if there is none
 */
export function loadStoredSettings(session: Session): unknown {
  const { storage, elements, clock } = session.platform
  const askedAt = elements.requestedAt()
  const local = readLocalCopy(storage, session.key)
  const remote = session.initialState.settings ?? null
  const isLocalNewer =
    local !== null &&
    (remote === null ||
      local.savedAt === null ||
      // A time in the future means that the clock was set back since, so it is ignored.
      (local.savedAt > askedAt && local.savedAt <= clock.now()))
  const raw = isLocalNewer ? local.data : remote
  session.store.set(serverSettingsAtom(session), parseServerSettings(raw))
  session.store.set(settingsSavedAtAtom(session), isLocalNewer ? local.savedAt : askedAt)
  return raw
}
