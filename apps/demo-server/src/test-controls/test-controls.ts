import { sql } from 'kysely'
import type { Emulator } from '../emulation/emulator.ts'
import { type EmulationName, getSocketBehaviour } from '../emulation/index.ts'
import { ApiFailure } from '../http/response.ts'
import type { ProcessingMode } from '../media/media-processing.ts'
import { blockAccount } from '../posting/block-account.ts'
import { boostStatus } from '../posting/boost-status.ts'
import { deleteStatus } from '../posting/delete-status.ts'
import { type Draft, createDraft } from '../posting/draft.ts'
import { editStatus } from '../posting/edit-status.ts'
import { askToFollow, authorizeFollow, followAccount } from '../posting/follow-account.ts'
import { favouriteStatus } from '../posting/mark-status.ts'
import { publishStatus } from '../posting/publish-status.ts'
import type { SeedData } from '../seed/seed-data.ts'
import type { Simulator } from '../simulator/simulator.ts'
import { createEmojis } from '../store/custom-emojis.ts'
import { type AccountRow, findByAcct, type StatusRow } from '../store/find-rows.ts'
import { saveWebSettings } from '../store/preferences.ts'
import { seedStore } from '../store/seed/seed-store.ts'
import type { Services } from '../streaming/send-events.ts'
import { createSocketBehaviour, type SocketBehaviour } from '../streaming/socket-limiter.ts'
import type { Cut, Delay, Fault, FaultPlan } from './fault-plan.ts'
import { createLoadGenerator, type LoadGenerator } from './load-generator/create-load-generator.ts'

export interface PostOptions {
  readonly acct: string
  readonly text?: string
  /** Creates several posts when above 1. Each text ends with its number. */
  readonly count?: number
  readonly draft?: Partial<Draft>
}

/** Controls with which a test changes a running server: actions of other accounts, and faults. */
export interface TestControls {
  /** Publishes posts of an account. @returns their ids, oldest first */
  post(saying: PostOptions): Promise<readonly string[]>
  generateLoad: LoadGenerator['generate']
  favourite(acct: string, statusId: string): Promise<void>
  boost(acct: string, statusId: string): Promise<string>
  /** @param target the account to follow; the default user when undefined */
  follow(acct: string, target?: string): Promise<void>
  /** Sends a follow request, even when the target is not locked. @param target the default user when undefined */
  requestFollow(acct: string, target?: string): Promise<void>
  /** Accepts a follow request. @param asker the account that sent the request; the default user when undefined */
  acceptFollow(acct: string, asker?: string): Promise<void>
  /** @param target the account to block; the default user when undefined */
  block(acct: string, target?: string): Promise<void>
  edit(statusId: string, text: string): Promise<void>
  remove(statusId: string): Promise<void>
  dropSockets(): void
  /** Returns the number of open sockets of all accounts. */
  countSockets(): number
  /**
   * Refuses further stream handshakes, as a server does that is down or has revoked the session; null accepts them
   * again.
   */
  refuseSockets(status: SocketBehaviour['refusal']): void
  /** Limits each socket to the stream that its address names. */
  useSingleStreams(isOn: boolean): void
  fail(fault: Fault): void
  delay(delay: Delay): void
  /** Closes the connection of a request while its body is being sent. */
  cut(cut: Cut): void
  /** Ends all faults for requests and sockets. Delayed responses are sent now. */
  clearFaults(): void
  setSimulation(isOn: boolean): void
  /** Sets how further uploads are processed. */
  setMediaProcessing(mode: ProcessingMode): void
  /** Gives an account the staff role. */
  makeStaff(acct: string): Promise<void>
  /** Creates this number of custom emoji, called `tide1`, `tide2` and so on for the name `tide`. */
  createEmojis(name: string, count: number): Promise<void>
  /** Sets whether an account must approve its followers. @param acct the default user when undefined */
  setLocked(isLocked: boolean, acct?: string): Promise<void>
  /** Saves the settings that the page loads when it is opened next. @param acct the default user when undefined */
  saveSettings(data: Readonly<Record<string, unknown>>, acct?: string): Promise<void>
  /** Emulates another kind of server; null ends the emulation. */
  emulate(dialect: EmulationName | null): void
  /** Restores the seed data. All users are signed out. */
  reset(): Promise<void>
}

interface TestControlsOptions {
  readonly services: Services
  readonly faults: FaultPlan
  readonly socketBehaviour: SocketBehaviour
  readonly simulator: Simulator
  readonly createSeedData: () => SeedData
  readonly emulator: Emulator
}

export function createTestControls({
  services,
  faults,
  socketBehaviour,
  simulator,
  createSeedData,
  emulator,
}: TestControlsOptions): TestControls {
  const { store, hub, uploads } = services
  const clearFaults = () => {
    faults.clear()
    uploads.setMode('run')
    Object.assign(socketBehaviour, createSocketBehaviour())
  }
  const loadGenerator = createLoadGenerator(services)
  const getAccountOrDefault = (acct: string | undefined) =>
    getAccount(services, acct ?? createSeedData().owner)

  return {
    async post({ acct, text = 'Hello', count = 1, draft = {} }) {
      const author = await getAccount(services, acct)
      const ids: string[] = []
      for (let index = 1; index <= count; index += 1) {
        const words = count === 1 ? text : `${text} ${index}`
        ids.push((await publishStatus(services, author, createDraft(words, draft))).id)
      }
      return ids
    },
    generateLoad: (streams, options) => loadGenerator.generate(streams, options),
    async favourite(acct, statusId) {
      await favouriteStatus(
        services,
        (await getAccount(services, acct)).id,
        await getStatus(services, statusId),
      )
    },
    async boost(acct, statusId) {
      return (
        await boostStatus(
          services,
          await getAccount(services, acct),
          await getStatus(services, statusId),
        )
      ).id
    },
    async follow(acct, target) {
      const follower = await getAccount(services, acct)
      await followAccount(services, follower.id, await getAccountOrDefault(target))
    },
    async requestFollow(acct, target) {
      const asker = await getAccount(services, acct)
      await askToFollow(services, asker.id, (await getAccountOrDefault(target)).id)
    },
    async acceptFollow(acct, asker) {
      const asked = await getAccount(services, acct)
      await authorizeFollow(services, asked.id, (await getAccountOrDefault(asker)).id)
    },
    async block(acct, target) {
      const blocker = await getAccount(services, acct)
      await blockAccount(services, blocker.id, (await getAccountOrDefault(target)).id)
    },
    async edit(statusId, text) {
      await editStatus(services, await getStatus(services, statusId), { text })
    },
    async remove(statusId) {
      await deleteStatus(services, await getStatus(services, statusId))
    },
    dropSockets: () => hub.dropAll(),
    countSockets: () => hub.connections().length,
    fail: (fault) => faults.add(fault),
    delay: (delay) => faults.delay(delay),
    cut: (cut) => faults.cut(cut),
    refuseSockets: (status) => {
      socketBehaviour.refusal = status
    },
    useSingleStreams: (isOn) => {
      socketBehaviour.isSingleStream = isOn
    },
    clearFaults,
    setMediaProcessing: (mode) => uploads.setMode(mode),
    setSimulation: (isOn) => (isOn ? simulator.start() : simulator.stop()),
    async makeStaff(acct) {
      const { id } = await getAccount(services, acct)
      await store.db.updateTable('accounts').set({ is_staff: true }).where('id', '=', id).execute()
    },
    createEmojis: (name, count) => createEmojis(store, name, count),
    async setLocked(locked, acct) {
      const { id } = await getAccountOrDefault(acct)
      await store.db.updateTable('accounts').set({ locked }).where('id', '=', id).execute()
    },
    saveSettings: async (data, acct) =>
      saveWebSettings(store, (await getAccountOrDefault(acct)).id, data),
    emulate(dialect) {
      emulator.emulate(dialect)
      Object.assign(socketBehaviour, createSocketBehaviour(), getSocketBehaviour(dialect))
      hub.dropAll()
    },
    async reset() {
      hub.dropAll()
      loadGenerator.reset()
      clearFaults()
      emulator.emulate(null)
      const { value: instance } = await store.db
        .selectFrom('facts')
        .select('value')
        .where('name', '=', 'instance')
        .executeTakeFirstOrThrow()
      await sql`truncate accounts, apps, custom_emojis, facts cascade`.execute(store.db)
      await seedStore(store.db, createSeedData())
      // Cookie names contain this id. It is kept, so that open browsers still find their cookies.
      await store.db
        .updateTable('facts')
        .set({ value: instance })
        .where('name', '=', 'instance')
        .execute()
    },
  }
}

async function getAccount({ store }: Services, acct: string): Promise<AccountRow> {
  const row = await findByAcct(store.db, acct)
  if (row === undefined) throw new ApiFailure(404, `There is no account ${acct}`)
  return row
}

async function getStatus({ store }: Services, id: string): Promise<StatusRow> {
  const row = await store.db
    .selectFrom('statuses')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new ApiFailure(404, `There is no status ${id}`)
  return row
}
