import { sql } from 'kysely'
import { type DialectName, socketsOf } from '../dialects/index.ts'
import type { Speaking } from '../dialects/speaking.ts'
import { ApiFailure } from '../http/reply.ts'
import type { Clockwork } from '../life/clockwork.ts'
import type { ProcessingMode } from '../media/processing.ts'
import { blockAccount } from '../posting/block-account.ts'
import { boostStatus } from '../posting/boost-status.ts'
import { deleteStatus } from '../posting/delete-status.ts'
import { type Draft, plainDraft } from '../posting/draft.ts'
import { editStatus } from '../posting/edit-status.ts'
import { askToFollow, authorizeFollow, followAccount } from '../posting/follow-account.ts'
import { favouriteStatus } from '../posting/mark-status.ts'
import { publishStatus } from '../posting/publish-status.ts'
import { coinEmojis } from '../store/custom-emojis.ts'
import { saveWebSettings } from '../store/preferences.ts'
import { type AccountRow, findByAcct, type StatusRow } from '../store/reads.ts'
import { seedWorld } from '../store/seed/seed-world.ts'
import type { Services } from '../streaming/announce.ts'
import { openManners, type SocketManners } from '../streaming/socket-guard.ts'
import type { World } from '../world/world.ts'
import type { Cut, Delay, Fault, FaultPlan } from './fault-plan.ts'
import { createPouring, type Pouring } from './pouring/create-pouring.ts'

export interface Saying {
  readonly acct: string
  readonly text?: string
  /** Several posts, told apart by a number at their end. */
  readonly count?: number
  readonly draft?: Partial<Draft>
}

/** What a test does to an instance from outside: other people's acts, and faults. */
export interface TestControls {
  /** @returns the ids of what was said, oldest first */
  say(saying: Saying): Promise<readonly string[]>
  pour: Pouring['pour']
  favourite(acct: string, statusId: string): Promise<void>
  boost(acct: string, statusId: string): Promise<string>
  /** @param target whom to follow; the world's owner if not said */
  follow(acct: string, target?: string): Promise<void>
  /** Asks, even where the account is not locked. @param target whom; the world's owner if not said */
  requestFollow(acct: string, target?: string): Promise<void>
  /** Lets them follow who asked to. @param asker the world's owner if not said */
  acceptFollow(acct: string, asker?: string): Promise<void>
  /** @param target whom; the world's owner if not said */
  block(acct: string, target?: string): Promise<void>
  edit(statusId: string, text: string): Promise<void>
  remove(statusId: string): Promise<void>
  dropSockets(): void
  /** Refuses handshakes from now on, as a server does that is gone or has ended a session; null lets them in. */
  refuseSockets(status: SocketManners['refusal']): void
  /** From now on a socket knows only the stream of its address. */
  useSingleStreams(isOn: boolean): void
  fail(fault: Fault): void
  delay(delay: Delay): void
  /** Breaks the connection of a call while its body is on the way. */
  cut(cut: Cut): void
  /** Calls and sockets are met as ever; what waits is answered now. */
  clearFaults(): void
  setLife(isOn: boolean): void
  /** What becomes of uploads that are processed from now on. */
  setMedia(mode: ProcessingMode): void
  /** Makes somebody one of those who keep order. */
  appoint(acct: string): Promise<void>
  /** Gives the instance so many more emoji of its own, called `tide1`, `tide2` and so on by their name. */
  coinEmojis(name: string, count: number): Promise<void>
  /** Whether who wants to follow somebody has to ask from now on. @param acct the world's owner if not said */
  setLocked(isLocked: boolean, acct?: string): Promise<void>
  /** What the page finds saved for somebody when it is opened next. @param acct the world's owner if not said */
  saveSettings(data: Readonly<Record<string, unknown>>, acct?: string): Promise<void>
  /** From now on the instance has the habits of another kind of server; null: its own. */
  speak(dialect: DialectName | null): void
  /** Begins the world anew: everybody is signed out. */
  reset(): Promise<void>
}

interface TestControlsOptions {
  readonly services: Services
  readonly faults: FaultPlan
  readonly socketManners: SocketManners
  readonly clockwork: Clockwork
  readonly makeWorld: () => World
  readonly speaking: Speaking
}

export function createTestControls({
  services,
  faults,
  socketManners,
  clockwork,
  makeWorld,
  speaking,
}: TestControlsOptions): TestControls {
  const { store, hub, uploads } = services
  const clearFaults = () => {
    faults.clear()
    uploads.setMode('run')
    Object.assign(socketManners, openManners())
  }
  const pouring = createPouring(services)
  const other = (acct: string | undefined) => person(services, acct ?? makeWorld().owner)

  return {
    async say({ acct, text = 'Hello', count = 1, draft = {} }) {
      const author = await person(services, acct)
      const ids: string[] = []
      for (let index = 1; index <= count; index += 1) {
        const words = count === 1 ? text : `${text} ${index}`
        ids.push((await publishStatus(services, author, plainDraft(words, draft))).id)
      }
      return ids
    },
    pour: (streams, count) => pouring.pour(streams, count),
    async favourite(acct, statusId) {
      await favouriteStatus(
        services,
        (await person(services, acct)).id,
        await status(services, statusId),
      )
    },
    async boost(acct, statusId) {
      return (
        await boostStatus(services, await person(services, acct), await status(services, statusId))
      ).id
    },
    async follow(acct, target) {
      const follower = await person(services, acct)
      await followAccount(services, follower.id, await other(target))
    },
    async requestFollow(acct, target) {
      const asker = await person(services, acct)
      await askToFollow(services, asker.id, (await other(target)).id)
    },
    async acceptFollow(acct, asker) {
      const asked = await person(services, acct)
      await authorizeFollow(services, asked.id, (await other(asker)).id)
    },
    async block(acct, target) {
      const blocker = await person(services, acct)
      await blockAccount(services, blocker.id, (await other(target)).id)
    },
    async edit(statusId, text) {
      await editStatus(services, await status(services, statusId), { text })
    },
    async remove(statusId) {
      await deleteStatus(services, await status(services, statusId))
    },
    dropSockets: () => hub.dropAll(),
    fail: (fault) => faults.add(fault),
    delay: (delay) => faults.delay(delay),
    cut: (cut) => faults.cut(cut),
    refuseSockets: (status) => {
      socketManners.refusal = status
    },
    useSingleStreams: (isOn) => {
      socketManners.isSingleStream = isOn
    },
    clearFaults,
    setMedia: (mode) => uploads.setMode(mode),
    setLife: (isOn) => (isOn ? clockwork.start() : clockwork.stop()),
    async appoint(acct) {
      const { id } = await person(services, acct)
      await store.db.updateTable('accounts').set({ is_staff: true }).where('id', '=', id).execute()
    },
    coinEmojis: (name, count) => coinEmojis(store, name, count),
    async setLocked(locked, acct) {
      const { id } = await other(acct)
      await store.db.updateTable('accounts').set({ locked }).where('id', '=', id).execute()
    },
    saveSettings: async (data, acct) => saveWebSettings(store, (await other(acct)).id, data),
    speak(dialect) {
      speaking.speak(dialect)
      Object.assign(socketManners, openManners(), socketsOf(dialect))
      hub.dropAll()
    },
    async reset() {
      hub.dropAll()
      pouring.forget()
      clearFaults()
      speaking.speak(null)
      const { value: instance } = await store.db
        .selectFrom('facts')
        .select('value')
        .where('name', '=', 'instance')
        .executeTakeFirstOrThrow()
      await sql`truncate accounts, apps, custom_emojis, facts cascade`.execute(store.db)
      await seedWorld(store.db, makeWorld())
      // Cookies are named after it: browsers that are open keep to the name that they know.
      await store.db
        .updateTable('facts')
        .set({ value: instance })
        .where('name', '=', 'instance')
        .execute()
    },
  }
}

async function person({ store }: Services, acct: string): Promise<AccountRow> {
  const row = await findByAcct(store.db, acct)
  if (row === undefined) throw new ApiFailure(404, `Nobody is called ${acct} here`)
  return row
}

async function status({ store }: Services, id: string): Promise<StatusRow> {
  const row = await store.db
    .selectFrom('statuses')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new ApiFailure(404, `There is no status ${id}`)
  return row
}
