import { atom } from 'jotai/vanilla'
import {
  changeLocalSetting,
  parseLocalSettings,
  type LocalSettings,
} from '@colonnade/domain/settings'
import { parsedJson } from '../../lib/parsed-json.ts'
import { platformAtom } from '../app-store.ts'

/** Fixed and our own: the reference client's key on the same origin stays untouched (LOC-02). */
export const LOCAL_SETTINGS_KEY = 'colonnade/local-settings'

const changedAtom = atom<LocalSettings | null>(null)

/** Settings of this browser, for all accounts: read from storage once, then kept here. */
export const localSettingsAtom = atom((get): LocalSettings => {
  const changed = get(changedAtom)
  return (
    changed ?? parseLocalSettings(parsedJson(get(platformAtom).storage.read(LOCAL_SETTINGS_KEY)))
  )
})
localSettingsAtom.debugLabel = 'local settings'

/** @param path e.g. `['media', 'letterbox']`; takes effect and is saved at once */
export const changeLocalSettingAtom = atom(
  null,
  (get, set, path: readonly string[], value: unknown) => {
    const settings = changeLocalSetting(get(localSettingsAtom), path, value)
    set(changedAtom, settings)
    get(platformAtom).storage.write(LOCAL_SETTINGS_KEY, JSON.stringify(settings))
  },
)

/** Takes over what another tab changed. */
export const reloadLocalSettingsAtom = atom(null, (get, set) => {
  const text = get(platformAtom).storage.read(LOCAL_SETTINGS_KEY)
  set(changedAtom, parseLocalSettings(parsedJson(text)))
})
