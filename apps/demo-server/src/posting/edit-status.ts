import { emojiCodesIn, renderContent } from '../content/render-content.ts'
import { type NewPoll, storedPoll } from '../content/stored-extras.ts'
import { customEmojis } from '../store/custom-emojis.ts'
import type { StatusRow } from '../store/reads.ts'
import { attachedMedia, keepVersion, versionOf } from '../store/status-versions.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { announceNotifications, announceStatus, type Services } from '../streaming/announce.ts'
import { attachMedia } from './attach-media.ts'
import { notify } from './notify.ts'
import { resolveMentions } from './resolve-mentions.ts'

/** What an edit says anew; what is left out stays. */
export interface StatusChange {
  readonly text: string
  readonly spoilerText?: string
  readonly sensitive?: boolean
  readonly language?: string | null
  readonly mediaIds?: readonly Id[]
  /** null takes it away; another wording begins the vote anew. */
  readonly poll?: NewPoll | null
}

/**
 * Changes a status, keeps the version from before, and tells: whom it concerns sees it change in
 * place, who boosted it and who is mentioned for the first time is notified. An edit that changes
 * nothing leaves no version.
 *
 * @param alongside runs in the edit's own transaction, before the versions are compared
 */
export async function editStatus(
  services: Services,
  before: StatusRow,
  change: StatusChange,
  alongside: (db: Db) => Promise<void> = async () => undefined,
): Promise<StatusRow> {
  const { store } = services
  const codes = new Set((await customEmojis(store)).keys())
  const { row, notifications } = await store.db.transaction().execute(async (db) => {
    const old = versionOf(before, await attachedMedia(db, before.id))
    await alongside(db)
    if (change.mediaIds !== undefined) await attachMedia(db, change.mediaIds, before)
    const written = await write(db, before, change, codes)
    const media = await attachedMedia(db, before.id)
    if (isSame(old, versionOf(written, media))) return { row: written, notifications: null }
    const edited = await markEdited(store, db, written, media.length > 0)
    if (before.edited_at === null) await keepVersion(store, db, old)
    await keepVersion(store, db, versionOf(edited, media))
    return { row: edited, notifications: await notifyOfEdit(store, db, before, edited) }
  })
  if (notifications === null) return row
  await announceStatus(services, row, 'status.update')
  await announceNotifications(services, notifications)
  return row
}

const isSame = (a: ReturnType<typeof versionOf>, b: ReturnType<typeof versionOf>): boolean =>
  JSON.stringify({ ...a, created_at: null }) === JSON.stringify({ ...b, created_at: null })

async function write(
  db: Db,
  before: StatusRow,
  { text, spoilerText = before.spoiler_text, sensitive, language, poll }: StatusChange,
  codes: ReadonlySet<string>,
): Promise<StatusRow> {
  const { html, mentions, tags } = renderContent(text, await resolveMentions(db, text))
  const asked = poll === undefined ? before.poll : storedPoll(poll, before.id)
  const isOtherPoll = wordingOf(asked) !== wordingOf(before.poll)
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
      emojis: emojiCodesIn([text, spoilerText], codes),
      poll: kept === null ? null : JSON.stringify(kept),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const wordingOf = (poll: StatusRow['poll']): string =>
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

/** Who could once read it goes on to. */
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
