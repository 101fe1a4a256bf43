import type { SharedRules } from '../columns/column-filter.ts'
import { toSkinTone } from '../emoji/skin-tone.ts'
import { isJsonObject } from '../json/json-object.ts'
import { mergeOverDefaults } from './merge-over-defaults.ts'

/** One switch for each notification type of the specification. */
export interface NotificationSwitches {
  readonly follow: boolean
  readonly favourite: boolean
  readonly reblog: boolean
  readonly mention: boolean
  readonly [type: string]: boolean
}

/** Settings that are saved on the server, in the shape that its other clients use. Unknown keys are kept. */
export interface ServerSettings extends SharedRules {
  readonly onboarded: boolean
  /** 1 to 6 */
  readonly skinTone: number
  /** As saved: read them with `readSavedColumns`; undefined if none are saved. */
  readonly columns: unknown
  readonly notifications: {
    readonly alerts: NotificationSwitches
    readonly shows: NotificationSwitches
    readonly sounds: NotificationSwitches
    readonly quickFilter: {
      /** `all` or one notification type. */
      readonly active: string
      readonly show: boolean
      readonly advanced: boolean
    }
  }
  /** Number of uses by emoji id. */
  readonly frequentlyUsedEmojis: Readonly<Record<string, number>>
  readonly [key: string]: unknown
}

const ALL_ON: NotificationSwitches = { follow: true, favourite: true, reblog: true, mention: true }
const NO_RULES: SharedRules['public'] = { regex: { body: '' } }

/** @see SET-01, NTF-17 */
export const DEFAULT_SERVER_SETTINGS: ServerSettings = {
  onboarded: false,
  skinTone: 1,
  columns: undefined,
  home: { shows: { reblog: true, reply: true, direct: true }, regex: { body: '' } },
  community: NO_RULES,
  public: NO_RULES,
  direct: NO_RULES,
  notifications: {
    alerts: ALL_ON,
    shows: ALL_ON,
    sounds: ALL_ON,
    quickFilter: { active: 'all', show: true, advanced: false },
  },
  frequentlyUsedEmojis: {},
}

function readCounts(raw: unknown): Readonly<Record<string, number>> {
  if (!isJsonObject(raw)) return {}
  const isCounted = (entry: [string, unknown]): entry is [string, number] =>
    Number.isFinite(entry[1]) && Number(entry[1]) > 0
  return Object.fromEntries(Object.entries(raw).filter(isCounted))
}

function readSwitches(switches: NotificationSwitches): NotificationSwitches {
  const known = Object.entries(switches).filter(([, isOn]) => typeof isOn === 'boolean')
  return { ...ALL_ON, ...Object.fromEntries(known) }
}

/**
 * Reads the settings of the server or the browser from any value, over the defaults. Keeps unknown keys, so that
 * saving does not lose data of other clients. Omits `saved`, which never leaves the browser. Never throws.
 *
 * @see SET-01, SET-05
 */
export function parseServerSettings(raw: unknown): ServerSettings {
  const saved = isJsonObject(raw) ? raw : {}
  const { columns: _columns, ...defaults } = DEFAULT_SERVER_SETTINGS
  const { saved: _saved, ...merged } = mergeOverDefaults(defaults, saved)
  const settings = mergeOverDefaults(DEFAULT_SERVER_SETTINGS, merged)
  const { notifications } = settings
  return {
    ...settings,
    columns: saved['columns'],
    skinTone: toSkinTone(settings.skinTone),
    frequentlyUsedEmojis: readCounts(saved['frequentlyUsedEmojis']),
    notifications: {
      ...notifications,
      alerts: readSwitches(notifications.alerts),
      shows: readSwitches(notifications.shows),
      sounds: readSwitches(notifications.sounds),
    },
  }
}
