import type { AccountRow } from './reads.ts'
import type { Preferences } from './tables.ts'

/** What holds for who has chosen nothing. */
const DEFAULTS: Omit<Preferences, 'language'> = {
  display_media: 'default',
  expand_spoilers: false,
  auto_play_gif: false,
  reduce_motion: false,
  unfollow_modal: true,
  boost_modal: false,
  favourite_modal: false,
  delete_modal: true,
}

/** How somebody likes to post and to read, all of it. */
export function preferencesOf({
  language,
  preferences,
}: Pick<AccountRow, 'language' | 'preferences'>): Preferences {
  return { ...DEFAULTS, ...preferences, language: preferences.language ?? language }
}
