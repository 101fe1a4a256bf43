import { setAtPath } from '../json/set-at-path.ts'
import { type LocalSettings, parseLocalSettings } from './local-settings.ts'
import { parseServerSettings, type ServerSettings } from './server-settings.ts'

/**
 * One setting changed; a value that cannot be becomes the default again.
 *
 * @param path such as `['home', 'shows', 'reblog']`
 */
export function changeServerSetting(
  settings: ServerSettings,
  path: readonly string[],
  value: unknown,
): ServerSettings {
  return parseServerSettings(setAtPath(settings, path, value))
}

/** @see changeServerSetting */
export function changeLocalSetting(
  settings: LocalSettings,
  path: readonly string[],
  value: unknown,
): LocalSettings {
  return parseLocalSettings(setAtPath({ ...settings }, path, value))
}
