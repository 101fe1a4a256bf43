import { findEmojiCodes, renderContent } from '../content/render-content.ts'
import { type NewPoll, toStoredPoll } from '../content/stored-card-and-poll.ts'
import { loadCustomEmojis } from '../store/custom-emojis.ts'
import type { StatusRow } from '../store/find-rows.ts'
import { loadAttachedMedia, saveVersion, toVersion } from '../store/status-versions.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { sendNotificationEvents, sendStatusEvent, type Services } from '../streaming/send-events.ts'
import { attachMedia } from './attach-media.ts'
import { notify } from './notify.ts'
import { resolveMentions } from './resolve-mentions.ts'

/** The changes of an edit. Undefined properties keep their value. */
export interface StatusChange {
  readonly text: string
  readonly spoilerText?: string
  readonly sensitive?: boolean
  readonly language?: string | null
  readonly mediaIds?: readonly Id[]
  /** null removes the poll; a changed poll deletes its votes. */
  readonly poll?: NewPoll | null
}

/**
 * Edits a status, stores the previous version and streams the new one. Notifies those who boosted it and those who
 * are mentioned for the first time. An edit without changes stores no version.
 *
 * @param alongside runs in the transaction of the edit, before the versions are compared
 */
export async function editStatus(
  services: Services,
  before: StatusRow,
  change: StatusChange,
  alongside: (db: Db) => Promise<void> = async () => undefined,
): Promise<StatusRow> {
  const { store } = services
  const codes = new Set((await loadCustomEmojis(store)).keys())
  const { row, notifications } = await store.db.transaction().execute(async (db) => {
    const old = toVersion(before, await loadAttachedMedia(db, before.id))
    await alongside(db)
    if (change.mediaIds !== undefined) await attachMedia(db, change.mediaIds, before)
    const written = await writeChange(db, before, change, codes)
    const media = await loadAttachedMedia(db, before.id)
    if (isSameVersion(old, toVersion(written, media))) return { row: written, notifications: null }
    const edited = await markEdited(store, db, written, media.length > 0)
    if (before.edited_at === null) await saveVersion(store, db, old)
    await saveVersion(store, db, toVersion(edited, media))
    return { row: edited, notifications: await notifyOfEdit(store, db, before, edited) }
  })
  if (notifications === null) return row
  await sendStatusEvent(services, row, 'status.update')
  await sendNotificationEvents(services, notifications)
  return row
}

const isSameVersion = (a: ReturnType<typeof toVersion>, b: ReturnType<typeof toVersion>): boolean =>
  JSON.stringify({ ...a, created_at: null }) === JSON.stringify({ ...b, created_at: null })

async function writeChange(
  db: Db,
  before: StatusRow,
  { text, spoilerText = before.spoiler_text, sensitive, language, poll }: StatusChange,
  codes: ReadonlySet<string>,
): Promise<StatusRow> {
  const { html, mentions, tags } = renderContent(text, await resolveMentions(db, text))
  const asked = poll === undefined ? before.poll : toStoredPoll(poll, before.id)
  const isOtherPoll = getPollWording(asked) !== getPollWording(before.poll)
  const kept = isOtherPoll ? asked : before.poll
  if (isOtherPoll) await db.deleteFrom('poll_votes').where('status_id', '=', before.id).execute()
  await replaceTags(db, before.id, tags)
  await addMentions(
    db,
    before.id,
    mentions.map(({ id }) => id),
  )
  return db
    .updateTable('statuses')
    .set({
      text,
      content: html,
      spoiler_text: spoilerText,
      sensitive: sensitive ?? before.sensitive,
      language: language ?? before.language,
      mentions: JSON.stringify(mentions),
      tags: [...tags],
      emojis: findEmojiCodes([text, spoilerText], codes),
      poll: kept === null ? null : JSON.stringify(kept),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const getPollWording = (poll: StatusRow['poll']): string =>
  JSON.stringify(poll === null ? null : [poll.multiple, poll.options.map(({ title }) => title)])

const markEdited = ({ clock }: Store, db: Db, { id }: StatusRow, hasMedia: boolean) =>
  db
    .updateTable('statuses')
    .set({ edited_at: new Date(clock()), has_media: hasMedia })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function replaceTags(db: Db, statusId: Id, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('status_tags').where('status_id', '=', statusId).execute()
  if (tags.length === 0) return
  const rows = tags.map((tag) => ({ status_id: statusId, tag }))
  await db.insertInto('status_tags').values(rows).execute()
}

/** Adds mentions. Existing ones are kept, because these accounts could already read the post. */
async function addMentions(db: Db, statusId: Id, people: readonly Id[]): Promise<void> {
  if (people.length === 0) return
  await db
    .insertInto('status_mentions')
    .values(people.map((id) => ({ status_id: statusId, account_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function notifyOfEdit(store: Store, db: Db, before: StatusRow, after: StatusRow) {
  const about = { from: after.account_id, statusId: after.id }
  const known = new Set(before.mentions.map(({ id }) => id))
  const boosters = await db
    .selectFrom('statuses')
    .select('account_id')
    .where('reblog_of_id', '=', after.id)
    .execute()
  return notify(store, db, [
    ...boosters.map(({ account_id }) => ({ ...about, to: account_id, type: 'update' as const })),
    ...after.mentions
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => ({ ...about, to: id, type: 'mention' as const })),
  ])
}
