import { atom } from 'jotai/vanilla'
import {
  changeLocalSetting,
  parseLocalSettings,
  type LocalSettings,
} from '@colonnade/domain/settings'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { platformAtom } from '../app-store.ts'

/** Fixed and our own. The reference client's key on the same origin is not touched (LOC-02). */
export const LOCAL_SETTINGS_KEY = 'colonnade/local-settings'

const storedAtom = atom<LocalSettings | null>(null)

/** The settings of this browser, for all accounts. Read from storage once, then held here. */
export const localSettingsAtom = atom((get): LocalSettings => {
  const changed = get(storedAtom)
  return (
    changed ??
    parseLocalSettings(parseJsonOrNull(get(platformAtom).storage.read(LOCAL_SETTINGS_KEY)))
  )
})
localSettingsAtom.debugLabel = 'local settings'

/** @param path e.g. `['media', 'letterbox']`; takes effect and is stored at once */
export const changeLocalSettingAtom = atom(
  null,
  (get, set, path: readonly string[], value: unknown) => {
    const settings = changeLocalSetting(get(localSettingsAtom), path, value)
    set(storedAtom, settings)
    get(platformAtom).storage.write(LOCAL_SETTINGS_KEY, JSON.stringify(settings))
  },
)

/** Applies what another tab changed. */
export const reloadLocalSettingsAtom = atom(null, (get, set) => {
  const text = get(platformAtom).storage.read(LOCAL_SETTINGS_KEY)
  set(storedAtom, parseLocalSettings(parseJsonOrNull(text)))
})
