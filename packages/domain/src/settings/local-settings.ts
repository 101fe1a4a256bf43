import { type Layout, LAYOUTS } from '../columns/layout.ts'
import { VISIBILITIES, type Visibility } from '../entities/account.ts'
import { getOwnValue } from '../json/json-object.ts'
import { DEFAULT_ACCENT } from '../theme/default-accent.ts'
import { isHexColour } from '../theme/is-hex-colour.ts'
import { mergeOverDefaults, pickAllowed } from './merge-over-defaults.ts'

export const SIDE_ARMS = ['none', ...VISIBILITIES] as const
/** The visibility of the second publish button; `none` hides it. */
export type SideArm = 'none' | Visibility
export const SIDE_ARM_REPLY_MODES = ['keep', 'copy', 'restrict'] as const
export type SideArmReplyMode = (typeof SIDE_ARM_REPLY_MODES)[number]
export const AUTHOR_CONFIRMATIONS = ['once', 'always', 'never'] as const
/** When to ask before a reply is sent as another account than that of the column: `once` for each of them. */
export type AuthorConfirmation = (typeof AUTHOR_CONFIRMATIONS)[number]
export const THEMES = ['auto', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
export const CONTRASTS = ['auto', 'more'] as const
export type Contrast = (typeof CONTRASTS)[number]
export const DENSITIES = ['compact', 'cosy', 'roomy'] as const
export type Density = (typeof DENSITIES)[number]
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const MOTIONS = ['auto', 'reduce'] as const
export type Motion = (typeof MOTIONS)[number]
/** The languages of the interface. The first is the fallback. @see BY-19 */
export const LOCALES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const
export type Locale = (typeof LOCALES)[number]
export const LANGUAGES = ['auto', ...LOCALES] as const
/** `auto` uses the language of the server's page and of the browser. */
export type Language = (typeof LANGUAGES)[number]

/** Settings that only this browser stores. @see LOC-01 */
export interface LocalSettings {
  readonly layout: Layout
  readonly stretch: boolean
  /** New posts are queued until the user requests them. A column may override it. @see BY-14 */
  readonly slow_mode: boolean
  readonly navbar_under: boolean
  readonly swipe_to_change_columns: boolean
  readonly side_arm: SideArm
  readonly side_arm_reply_mode: SideArmReplyMode
  readonly show_reply_count: boolean
  readonly always_show_spoilers_field: boolean
  readonly confirm_missing_media_description: boolean
  /** Publishing is blocked while a media description is missing, without a question. @see BY-22 */
  readonly refuse_missing_media_description: boolean
  readonly confirm_before_clearing_draft: boolean
  /** @see BY-37 */
  readonly confirm_other_author: AuthorConfirmation
  readonly preselect_on_reply: boolean
  /** Threaded mode: the next post starts with the mentions of the previous one. @see CMP-40 */
  readonly mention_in_every_part: boolean
  readonly inline_preview_cards: boolean
  readonly content_warnings: {
    readonly auto_unfold: boolean
    /** A regular expression for content warnings that stay collapsed; null or empty for none. */
    readonly filter: string | null
  }
  readonly collapsed: {
    readonly enabled: boolean
    readonly auto: {
      readonly all: boolean
      readonly notifications: boolean
      readonly lengthy: boolean
      readonly reblogs: boolean
      readonly replies: boolean
      readonly media: boolean
    }
    readonly backgrounds: { readonly user_backgrounds: boolean; readonly preview_images: boolean }
    readonly show_action_bar: boolean
  }
  readonly media: {
    readonly letterbox: boolean
    readonly fullwidth: boolean
    readonly reveal_behind_cw: boolean
    readonly pop_in_player: boolean
  }
  readonly notifications: { readonly favicon_badge: boolean; readonly tab_badge: boolean }
  readonly language: Language
  readonly theme: Theme
  readonly contrast: Contrast
  readonly density: Density
  /** `#rrggbb`, lower case. @see BY-18 */
  readonly accent: string
  readonly text_size: TextSize
  /** `auto` follows the system and the account. */
  readonly motion: Motion
  /**
   * Whether a line below the columns shows the resource usage: requests left, sockets, posts and memory. @see BY-33
   */
  readonly status_line: boolean
  /** Whether shortcuts without Ctrl, Alt or Cmd are on. Users of speech input may turn them off. @see BY-45 */
  readonly single_keys: boolean
}

export const DEFAULT_LOCAL_SETTINGS: LocalSettings = {
  layout: 'auto',
  stretch: true,
  slow_mode: false,
  navbar_under: false,
  swipe_to_change_columns: true,
  side_arm: 'none',
  side_arm_reply_mode: 'keep',
  show_reply_count: false,
  always_show_spoilers_field: false,
  confirm_missing_media_description: false,
  refuse_missing_media_description: false,
  confirm_before_clearing_draft: true,
  confirm_other_author: 'once',
  preselect_on_reply: true,
  mention_in_every_part: true,
  inline_preview_cards: true,
  content_warnings: { auto_unfold: false, filter: null },
  collapsed: {
    enabled: true,
    auto: {
      all: false,
      notifications: true,
      lengthy: true,
      reblogs: false,
      replies: false,
      media: false,
    },
    backgrounds: { user_backgrounds: false, preview_images: false },
    show_action_bar: true,
  },
  media: { letterbox: true, fullwidth: true, reveal_behind_cw: false, pop_in_player: false },
  notifications: { favicon_badge: false, tab_badge: true },
  language: 'auto',
  theme: 'auto',
  contrast: 'auto',
  density: 'cosy',
  accent: DEFAULT_ACCENT,
  text_size: 'normal',
  motion: 'auto',
  status_line: false,
  single_keys: true,
}

function readFilter(raw: unknown): string | null {
  const filter = getOwnValue(getOwnValue(raw, 'content_warnings'), 'filter')
  return typeof filter === 'string' ? filter : null
}

/**
 * Reads the local settings from any stored value, over the defaults. A damaged or unknown value becomes its default,
 * unknown keys are kept. Never throws.
 *
 * @param raw any JSON value
 * @see LOC-01 to LOC-19
 */
export function parseLocalSettings(raw: unknown): LocalSettings {
  const merged = mergeOverDefaults(DEFAULT_LOCAL_SETTINGS, raw)
  return {
    ...merged,
    layout: pickAllowed(LAYOUTS, merged.layout, DEFAULT_LOCAL_SETTINGS.layout),
    side_arm: pickAllowed(SIDE_ARMS, merged.side_arm, DEFAULT_LOCAL_SETTINGS.side_arm),
    side_arm_reply_mode: pickAllowed(
      SIDE_ARM_REPLY_MODES,
      merged.side_arm_reply_mode,
      DEFAULT_LOCAL_SETTINGS.side_arm_reply_mode,
    ),
    confirm_other_author: pickAllowed(
      AUTHOR_CONFIRMATIONS,
      merged.confirm_other_author,
      DEFAULT_LOCAL_SETTINGS.confirm_other_author,
    ),
    content_warnings: { ...merged.content_warnings, filter: readFilter(raw) },
    language: pickAllowed(LANGUAGES, merged.language, DEFAULT_LOCAL_SETTINGS.language),
    theme: pickAllowed(THEMES, merged.theme, DEFAULT_LOCAL_SETTINGS.theme),
    contrast: pickAllowed(CONTRASTS, merged.contrast, DEFAULT_LOCAL_SETTINGS.contrast),
    density: pickAllowed(DENSITIES, merged.density, DEFAULT_LOCAL_SETTINGS.density),
    accent: isHexColour(merged.accent) ? merged.accent.toLowerCase() : DEFAULT_ACCENT,
    text_size: pickAllowed(TEXT_SIZES, merged.text_size, DEFAULT_LOCAL_SETTINGS.text_size),
    motion: pickAllowed(MOTIONS, merged.motion, DEFAULT_LOCAL_SETTINGS.motion),
  }
}
