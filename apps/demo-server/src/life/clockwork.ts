import { sql } from 'kysely'
import type { Random, Schedule } from '../clock.ts'
import { boostStatus } from '../posting/boost-status.ts'
import { type Draft, plainDraft } from '../posting/draft.ts'
import { authorizeFollow, followAccount } from '../posting/follow-account.ts'
import { favouriteStatus } from '../posting/mark-status.ts'
import { publishStatus } from '../posting/publish-status.ts'
import { type AccountRow, findByAcct, type StatusRow } from '../store/reads.ts'
import type { Id } from '../store/tables.ts'
import { statusesSeenBy } from '../store/timelines.ts'
import type { Services } from '../streaming/announce.ts'
import type { Life, LifeAnswer, LifeReaction } from '../world/life.ts'
import type { WorldPost } from '../world/world.ts'

/** Nobody lets somebody in the moment they ask. */
const LEAST_WAIT_MS = 10_000

/**
 * Lets in who has asked longest to follow somebody of the world. Who is signed in decides by themselves, and of those
 * who ask only they are let in: what the world's own people ask of one another stays.
 */
export async function acceptFollower(services: Services): Promise<void> {
  const { db, clock } = services.store
  const { rows } = await sql<{ asker: Id; asked: Id }>`
    select r.account_id as asker, r.target_id as asked from follow_requests r
    where r.created_at <= ${new Date(clock() - LEAST_WAIT_MS)}
      and exists (select from tokens t where t.account_id = r.account_id)
      and not exists (select from tokens t where t.account_id = r.target_id)
    order by r.id limit 1`.execute(db)
  for (const { asker, asked } of rows) await authorizeFollow(services, asked, asker)
}

const POST_EVERY_MS = { least: 3_000, most: 9_000 }
const FOLLOW_EVERY_MS = { least: 45_000, most: 120_000 }
const ACCEPT_EVERY_MS = { least: 12_000, most: 30_000 }
/** With nobody there to see it only one act in so many happens: who comes finds a lively world at once. */
const UNSEEN = 10
const SECOND_MS = 1_000

interface ClockworkOptions {
  readonly services: Omit<Services, 'onPublished'>
  /** Called once, by the first start: a whole world is made for it. */
  readonly beginLife: () => Life
  readonly schedule: Schedule
  readonly random: Random
  readonly onError: (error: unknown) => void
}

/** Carries out what `Life` decides, at the times that it decides. */
export interface Clockwork {
  start(): void
  stop(): void
  isRunning(): boolean
  /** Lets people answer, if it runs. */
  readonly react: (author: AccountRow, status: StatusRow) => void
}

export function createClockwork({
  services,
  beginLife,
  schedule,
  random,
  onError,
}: ClockworkOptions): Clockwork {
  const waiting = new Set<() => void>()
  let life: Life | null = null
  let isRunning = false
  const acts = actsOf({ ...services, onPublished: () => undefined })

  const later = (ms: number, act: () => Promise<void>): void => {
    const cancel = schedule(ms, () => {
      waiting.delete(cancel)
      act().catch(onError)
    })
    waiting.add(cancel)
  }
  const again = (
    { least, most }: { least: number; most: number },
    act: () => Promise<void>,
  ): void => {
    let beats = 0
    const beat = (): void =>
      later(least + random() * (most - least), async () => {
        beat()
        beats += 1
        if (beats % UNSEEN === 0 || services.hub.connections().length > 0) await act()
      })
    beat()
  }

  return {
    start() {
      if (isRunning) return
      isRunning = true
      const living = (life ??= beginLife())
      again(POST_EVERY_MS, async () => {
        const post = living.nextPost(new Date(services.store.clock()))
        if (post !== null) await acts.post(post)
      })
      again(FOLLOW_EVERY_MS, async () => {
        const follow = living.nextFollow()
        if (follow !== null) await acts.follow(follow.follower, follow.followed)
      })
      again(ACCEPT_EVERY_MS, acts.accept)
    },
    stop() {
      isRunning = false
      for (const cancel of waiting) cancel()
      waiting.clear()
    },
    isRunning: () => isRunning,
    react(author, status) {
      if (!isRunning || life === null) return
      const seen = {
        author: author.acct,
        text: status.text,
        spoilerText: status.spoiler_text,
        language: status.language,
        visibility: status.visibility,
        mediaCount: status.has_media ? 1 : 0,
        hasPoll: status.poll !== null,
      }
      for (const answer of life.answerTo(seen)) {
        later(answer.delay * SECOND_MS, () => acts.answer(answer, status.id))
      }
      for (const reaction of life.reactionTo(seen)) {
        later(reaction.delay * SECOND_MS, () => acts.react(reaction, status.id))
      }
    },
  }
}

function actsOf(services: Services) {
  const { db } = services.store
  /** Nobody reacts to what they may not see: to what is for this server alone, or for followers (CMP-42). */
  const seenStatus = (viewer: Id, id: string): Promise<StatusRow | undefined> =>
    statusesSeenBy(db, viewer).where('s.id', '=', id).executeTakeFirst()
  const statusByKey = (key: string): Promise<StatusRow | undefined> =>
    db.selectFrom('statuses').selectAll().where('world_key', '=', key).executeTakeFirst()

  return {
    accept: (): Promise<void> => acceptFollower(services),
    async post(post: WorldPost): Promise<void> {
      const author = await findByAcct(db, post.author)
      if (author === undefined) return
      if (post.boostOf !== null) {
        const original = await statusByKey(post.boostOf)
        if (original !== undefined) await boostStatus(services, author, original)
        return
      }
      const answered = post.inReplyTo === null ? undefined : await statusByKey(post.inReplyTo)
      await publishStatus(services, author, draftOf(post, answered?.id ?? null))
    },
    async answer(
      { author: acct, text, language, visibility }: LifeAnswer,
      statusId: string,
    ): Promise<void> {
      const author = await findByAcct(db, acct)
      const status = author && (await seenStatus(author.id, statusId))
      if (author === undefined || status === undefined) return
      await publishStatus(
        services,
        author,
        plainDraft(text, { language, visibility, inReplyToId: status.id }),
      )
    },
    async react({ acct, kind }: LifeReaction, statusId: string): Promise<void> {
      const person = await findByAcct(db, acct)
      const status = person && (await seenStatus(person.id, statusId))
      if (person === undefined || status === undefined) return
      if (kind === 'favourite') await favouriteStatus(services, person.id, status)
      else await boostStatus(services, person, status)
    },
    async follow(followerAcct: string, followedAcct: string): Promise<void> {
      const [follower, followed] = [
        await findByAcct(db, followerAcct),
        await findByAcct(db, followedAcct),
      ]
      if (follower !== undefined && followed !== undefined)
        await followAccount(services, follower.id, followed)
    },
  }
}

function draftOf(post: WorldPost, inReplyToId: string | null): Draft {
  const { text, spoilerText, sensitive, visibility, language, media, poll, card } = post
  return {
    text,
    spoilerText,
    sensitive,
    visibility,
    language,
    inReplyToId,
    application: null,
    media,
    mediaIds: [],
    quote: null,
    poll,
    card,
  }
}
