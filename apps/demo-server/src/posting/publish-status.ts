import { hasLocalOnlyMark } from '@colonnade/domain/compose'
import {
  findEmojiCodes,
  findQuotedUrl,
  renderQuoteLine,
  renderContent,
} from '../content/render-content.ts'
import { toStoredCard, toStoredPoll } from '../content/stored-card-and-poll.ts'
import { loadCustomEmojis } from '../store/custom-emojis.ts'
import type { AccountRow, StatusRow } from '../store/find-rows.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import {
  sendConversationEvents,
  sendNotificationEvents,
  sendStatusEvent,
  type Services,
} from '../streaming/send-events.ts'
import { attachMedia } from './attach-media.ts'
import type { Draft } from './draft.ts'
import { notify } from './notify.ts'
import { resolveMentions } from './resolve-mentions.ts'

/** Runs in the transaction of the publication, which is rolled back if it throws. */
export type PublishHook = (db: Db, statusId: Id) => Promise<void>

/** Publishes a draft, notifies the mentioned accounts and streams it. */
export async function publishStatus(
  services: Services,
  author: AccountRow,
  draft: Draft,
  alongside: PublishHook = async () => undefined,
): Promise<StatusRow> {
  const { store } = services
  const knownEmojis = new Set((await loadCustomEmojis(store)).keys())
  const { status, notifications } = await store.db.transaction().execute(async (db) => {
    const row = await insertStatus({ store, db, author, draft, knownEmojis })
    await alongside(db, row.id)
    const news = row.mentions.map(({ id }) => ({
      to: id,
      from: author.id,
      type: 'mention' as const,
      statusId: row.id,
    }))
    return { status: row, notifications: await notify(store, db, news) }
  })

  await sendStatusEvent(services, status, 'update')
  await sendConversationEvents(services, status)
  await sendNotificationEvents(services, notifications)
  return status
}

interface InsertOptions {
  readonly store: Store
  readonly db: Db
  readonly author: AccountRow
  readonly draft: Draft
  readonly knownEmojis: ReadonlySet<string>
}

async function insertStatus({
  store,
  db,
  author,
  draft,
  knownEmojis,
}: InsertOptions): Promise<StatusRow> {
  const id = store.ids.next()
  const now = new Date(store.clock())
  const answered = await findRepliedStatus(db, draft.inReplyToId)
  const { html, mentions, tags } = renderContent(draft.text, await resolveMentions(db, draft.text))
  const poll = toStoredPoll(draft.poll, id)
  const card = toStoredCard(draft.card)
  const quoted = await findQuotedUrl(db, draft.quote?.id ?? null)
  const row = await db
    .insertInto('statuses')
    .values({
      id,
      account_id: author.id,
      text: draft.text,
      content: quoted === null ? html : `${renderQuoteLine(quoted)}${html}`,
      spoiler_text: draft.spoilerText,
      sensitive: draft.sensitive,
      visibility: draft.visibility,
      language: draft.language,
      in_reply_to_id: answered?.id ?? null,
      in_reply_to_account_id: answered?.account_id ?? null,
      quote_of_id: draft.quote?.id ?? null,
      quote_state: draft.quote?.state ?? 'accepted',
      local: author.domain === null,
      has_media: draft.media.length + draft.mediaIds.length > 0,
      local_only: author.domain === null && hasLocalOnlyMark(draft.text),
      mentions: JSON.stringify(mentions),
      tags: [...tags],
      emojis: findEmojiCodes([draft.text, draft.spoilerText], knownEmojis),
      card: card === null ? null : JSON.stringify(card),
      poll: poll === null ? null : JSON.stringify(poll),
      application: draft.application,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

  if (mentions.length > 0) {
    await db
      .insertInto('status_mentions')
      .values(mentions.map((mention) => ({ status_id: id, account_id: mention.id })))
      .execute()
  }
  if (tags.length > 0) {
    await db
      .insertInto('status_tags')
      .values(tags.map((tag) => ({ status_id: id, tag })))
      .execute()
  }
  await insertMedia(store, db, row, draft)
  if (draft.mediaIds.length > 0) await attachMedia(db, draft.mediaIds, row)
  if (answered !== undefined) await increaseReplyCount(db, answered.id)
  await db
    .updateTable('accounts')
    .set((eb) => ({ statuses_count: eb('statuses_count', '+', 1), last_status_at: now }))
    .where('id', '=', author.id)
    .execute()
  return row
}

async function findRepliedStatus(db: Db, id: Id | null) {
  if (id === null) return undefined
  return db
    .selectFrom('statuses')
    .select(['id', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function increaseReplyCount(db: Db, id: Id): Promise<void> {
  await db
    .updateTable('statuses')
    .set((eb) => ({ replies_count: eb('replies_count', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function insertMedia(store: Store, db: Db, row: StatusRow, { media }: Draft): Promise<void> {
  if (media.length === 0) return
  const rows = media.map(
    ({ artwork, type, description, focus, width, height, blurhash }, position) => ({
      id: store.ids.next(),
      account_id: row.account_id,
      status_id: row.id,
      position,
      type,
      artwork,
      description: description === '' ? null : description,
      focus_x: focus?.x ?? null,
      focus_y: focus?.y ?? null,
      width,
      height,
      blurhash,
    }),
  )
  await db.insertInto('media').values(rows).execute()
}
