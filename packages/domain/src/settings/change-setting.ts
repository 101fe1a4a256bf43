import { getOwnValue, setAtPath } from '../json/json-object.ts'
import { type LocalSettings, parseLocalSettings } from './local-settings.ts'
import { parseServerSettings, type ServerSettings } from './server-settings.ts'

/**
 * Changes one setting. An invalid value becomes the default.
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

/** Changes one local setting. @see changeServerSetting */
export function changeLocalSetting(
  settings: LocalSettings,
  path: readonly string[],
  value: unknown,
): LocalSettings {
  return parseLocalSettings(setAtPath({ ...settings }, path, value))
}

/** Path of a boolean local setting, such as `['media', 'letterbox']`. */
export type SwitchPath = PathTo<LocalSettings>

type PathTo<Settings> = {
  [Key in keyof Settings & string]: Settings[Key] extends boolean
    ? readonly [Key]
    : Settings[Key] extends object
      ? readonly [Key, ...PathTo<Settings[Key]>]
      : never
}[keyof Settings & string]

/** Whether a switch is on. Never throws. */
export function isSwitchedOn(settings: LocalSettings, path: SwitchPath): boolean {
  return path.reduce<unknown>(getOwnValue, settings) === true
}
