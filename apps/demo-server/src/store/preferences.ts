import type { AccountRow } from './reads.ts'
import type { Store } from './store.ts'
import type { Id, Preferences } from './tables.ts'

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

/** What a page keeps for a person, in place of what was kept before. */
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
