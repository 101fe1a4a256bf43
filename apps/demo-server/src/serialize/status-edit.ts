import type { StatusEditEntity } from '@colonnade/domain/entities'
import { findEmojiCodes } from '../content/render-content.ts'
import { loadCustomEmojis } from '../store/custom-emojis.ts'
import { findAccounts, type StatusRow } from '../store/find-rows.ts'
import { readVersions } from '../store/status-versions.ts'
import { pickEmojis, serializeAccounts, type SerializeContext, withOrigin } from './account.ts'
import { serializeMedia } from './media.ts'

/** Serializes all versions of a status, oldest first, with the media of each version. */
export async function serializeHistory(
  context: SerializeContext,
  row: StatusRow,
): Promise<StatusEditEntity[]> {
  const { store, origin } = context
  const [account] = await serializeAccounts(context, await findAccounts(store.db, [row.account_id]))
  if (account === undefined) return []
  const emojis = await loadCustomEmojis(store)
  const codes = new Set(emojis.keys())
  const ever = await store.db
    .selectFrom('media')
    .selectAll()
    .where('status_id', '=', row.id)
    .execute()
  const versions = await readVersions(store.db, row)
  return versions.map(({ content, spoiler_text, sensitive, created_at, media, poll_options }) => ({
    content: withOrigin(content, origin),
    spoiler_text,
    sensitive,
    created_at: created_at.toISOString(),
    account,
    media_attachments: media.flatMap(({ id, description }) => {
      const found = ever.find((one) => one.id === id)
      return found === undefined ? [] : [serializeMedia({ ...found, description }, origin)]
    }),
    emojis: pickEmojis(findEmojiCodes([content, spoiler_text], codes), emojis, origin),
    poll: poll_options === null ? null : { options: poll_options.map((title) => ({ title })) },
  }))
}
