import type { AccountRow } from './find-rows.ts'
import type { Store } from './store.ts'
import type { Id, Preferences } from './tables.ts'

/** The values of unset preferences. */
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

/** Returns all preferences of an account, with defaults for unset ones. */
export function resolvePreferences({
  language,
  preferences,
}: Pick<AccountRow, 'language' | 'preferences'>): Preferences {
  return { ...DEFAULTS, ...preferences, language: preferences.language ?? language }
}

/** Replaces the web settings of an account. */
export async function saveWebSettings(
  { db }: Store,
  accountId: Id,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const text = JSON.stringify(data)
  await db
    .insertInto('web_settings')
    .values({ account_id: accountId, data: text })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ data: text }))
    .execute()
}
