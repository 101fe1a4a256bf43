import { sql } from 'kysely'
import type { Random, Schedule } from '../clock.ts'
import { boostStatus } from '../posting/boost-status.ts'
import { type Draft, createDraft } from '../posting/draft.ts'
import { authorizeFollow, followAccount } from '../posting/follow-account.ts'
import { favouriteStatus } from '../posting/mark-status.ts'
import { publishStatus } from '../posting/publish-status.ts'
import type { ActivityPlanner, PlannedReply, PlannedReaction } from '../seed/activity-planner.ts'
import type { SeedPost } from '../seed/seed-data.ts'
import { type AccountRow, findByAcct, type StatusRow } from '../store/find-rows.ts'
import type { Id } from '../store/tables.ts'
import { selectVisibleStatuses } from '../store/timelines.ts'
import type { Services } from '../streaming/send-events.ts'

/** Minimum age of a follow request before it is accepted, so that it does not look automatic. */
const MIN_REQUEST_AGE_MS = 10_000

/**
 * Accepts the oldest follow request from a signed-in account to a seeded account. Requests to signed-in accounts are
 * left to their users, and requests between seeded accounts stay pending.
 */
export async function acceptFollowRequest(services: Services): Promise<void> {
  const { db, clock } = services.store
  const { rows } = await sql<{ asker: Id; asked: Id }>`
    select r.account_id as asker, r.target_id as asked from follow_requests r
    where r.created_at <= ${new Date(clock() - MIN_REQUEST_AGE_MS)}
      and exists (select from tokens t where t.account_id = r.account_id)
      and not exists (select from tokens t where t.account_id = r.target_id)
    order by r.id limit 1`.execute(db)
  for (const { asker, asked } of rows) await authorizeFollow(services, asked, asker)
}

const POST_EVERY_MS = { least: 3_000, most: 9_000 }
const FOLLOW_EVERY_MS = { least: 45_000, most: 120_000 }
const ACCEPT_EVERY_MS = { least: 12_000, most: 30_000 }
/** Without connected clients only one action in this many runs, so that the first visitor finds recent activity. */
const IDLE_INTERVAL = 10
const SECOND_MS = 1_000

interface SimulatorOptions {
  readonly services: Omit<Services, 'onPublished' | 'resolveRemote'>
  /** Called once, by the first start, because it builds all seed data. */
  readonly createPlanner: () => ActivityPlanner
  readonly schedule: Schedule
  readonly random: Random
  readonly onError: (error: unknown) => void
}

/** Carries out the activity that an `ActivityPlanner` plans, at the planned times. */
export interface Simulator {
  start(): void
  stop(): void
  isRunning(): boolean
  /** Schedules replies and reactions to a new post, when the simulator runs. */
  readonly handlePost: (author: AccountRow, status: StatusRow) => void
}

export function createSimulator({
  services,
  createPlanner,
  schedule,
  random,
  onError,
}: SimulatorOptions): Simulator {
  const timers = new Set<() => void>()
  let planner: ActivityPlanner | null = null
  let isRunning = false
  const actions = createActions({
    ...services,
    onPublished: () => undefined,
    resolveRemote: () => Promise.resolve(),
  })

  const scheduleAction = (ms: number, action: () => Promise<void>): void => {
    const cancel = schedule(ms, () => {
      timers.delete(cancel)
      action().catch(onError)
    })
    timers.add(cancel)
  }
  const repeatAction = (
    { least, most }: { least: number; most: number },
    action: () => Promise<void>,
  ): void => {
    let ticks = 0
    const tick = (): void =>
      scheduleAction(least + random() * (most - least), async () => {
        tick()
        ticks += 1
        if (ticks % IDLE_INTERVAL === 0 || services.hub.connections().length > 0) await action()
      })
    tick()
  }

  return {
    start() {
      if (isRunning) return
      isRunning = true
      const activePlanner = (planner ??= createPlanner())
      repeatAction(POST_EVERY_MS, async () => {
        const post = activePlanner.planPost(new Date(services.store.clock()))
        if (post !== null) await actions.post(post)
      })
      repeatAction(FOLLOW_EVERY_MS, async () => {
        const follow = activePlanner.planFollow()
        if (follow !== null) await actions.follow(follow.follower, follow.followed)
      })
      repeatAction(ACCEPT_EVERY_MS, actions.accept)
    },
    stop() {
      isRunning = false
      for (const cancel of timers) cancel()
      timers.clear()
    },
    isRunning: () => isRunning,
    handlePost(author, status) {
      if (!isRunning || planner === null) return
      const seen = {
        author: author.acct,
        text: status.text,
        spoilerText: status.spoiler_text,
        language: status.language,
        visibility: status.visibility,
        mediaCount: status.has_media ? 1 : 0,
        hasPoll: status.poll !== null,
      }
      for (const answer of planner.planReplies(seen)) {
        scheduleAction(answer.delay * SECOND_MS, () => actions.answer(answer, status.id))
      }
      for (const reaction of planner.planReactions(seen)) {
        scheduleAction(reaction.delay * SECOND_MS, () => actions.react(reaction, status.id))
      }
    },
  }
}

function createActions(services: Services) {
  const { db } = services.store
  /**
   * Accounts react only to posts that they can see. Excludes local-only posts and followers-only posts of others
   * (CMP-42).
   */
  const findVisibleStatus = (viewer: Id, id: string): Promise<StatusRow | undefined> =>
    selectVisibleStatuses(db, viewer).where('s.id', '=', id).executeTakeFirst()
  const findStatusByKey = (key: string): Promise<StatusRow | undefined> =>
    db.selectFrom('statuses').selectAll().where('world_key', '=', key).executeTakeFirst()

  return {
    accept: (): Promise<void> => acceptFollowRequest(services),
    async post(post: SeedPost): Promise<void> {
      const author = await findByAcct(db, post.author)
      if (author === undefined) return
      if (post.boostOf !== null) {
        const original = await findStatusByKey(post.boostOf)
        if (original !== undefined) await boostStatus(services, author, original)
        return
      }
      const answered = post.inReplyTo === null ? undefined : await findStatusByKey(post.inReplyTo)
      await publishStatus(services, author, toDraft(post, answered?.id ?? null))
    },
    async answer(
      { author: acct, text, language, visibility }: PlannedReply,
      statusId: string,
    ): Promise<void> {
      const author = await findByAcct(db, acct)
      const status = author && (await findVisibleStatus(author.id, statusId))
      if (author === undefined || status === undefined) return
      await publishStatus(
        services,
        author,
        createDraft(text, { language, visibility, inReplyToId: status.id }),
      )
    },
    async react({ acct, kind }: PlannedReaction, statusId: string): Promise<void> {
      const person = await findByAcct(db, acct)
      const status = person && (await findVisibleStatus(person.id, statusId))
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

function toDraft(post: SeedPost, inReplyToId: string | null): Draft {
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
