import { ownValue } from '../json/json-object.ts'
import type { LocalSettings } from './local-settings.ts'

/** Where one of the switches among the local settings stands, such as `['media', 'letterbox']`. */
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
  return path.reduce<unknown>(ownValue, settings) === true
}
