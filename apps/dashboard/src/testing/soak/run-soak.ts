import { startTestInstance } from '@colonnade/demo-server/testing'
import { startFaultProxy } from '@colonnade/demo-server/testing/faults'
import { readKeptDraft } from '@colonnade/domain/drafts'
import { statusId } from '@colonnade/domain/entities'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { createMemoryStorage } from '../../lib/storage.ts'
import { createMemoryDrafts } from '../memory-drafts.ts'
import { createMemoryTimelineCache } from '../memory-timeline-cache.ts'
import { closeGaps } from './close-gaps.ts'
import { compareColumns, getLists, getPaths } from './compare-columns.ts'
import { createFullStorage } from './full-storage.ts'
import { createOtherAccounts } from './other-accounts.ts'
import { createSeededRandom } from './seeded-numbers.ts'
import { createServerLists } from './server-lists.ts'
import { deleteDuringStall, favouriteWithoutResponse } from './soak-final-actions.ts'
import { createSoakNetwork } from './soak-network.ts'
import { openSoakPage, type SoakPage, type SoakPlaces } from './soak-page.ts'
import { planSoak, type BrowserFault, type SoakFault, type StreamLoss } from './soak-plan.ts'
import { createSoakTime } from './soak-time.ts'
import { createUser } from './soak-user.ts'
import { type ListWatch, watchLists } from './watch-lists.ts'

interface SoakOptions {
  readonly seed: number
  readonly faults: number
  /** Duration of the activity and the faults. */
  readonly minutes: number
}

interface SoakReport {
  /** The number of faults that took effect. */
  readonly faultsApplied: number
  readonly published: number
  readonly drafts: number
  /** The problems as sentences. */
  readonly problems: readonly string[]
  /** How often a list that claimed to be complete was compared with the server's. */
  readonly completeComparisons: number
  /** How many gaps the user had to fill. */
  readonly gapsFilled: number
  /** Timers that remain after everything has stopped. */
  readonly timers: number
  readonly sockets: number
  readonly pendingRequests: number
  /** Timers of the idle page, before and after the faults. */
  readonly idleTimers: readonly [before: number, after: number]
  /** A fingerprint of all requests and messages. The same seed gives the same fingerprint. */
  readonly fingerprint: string
  readonly seconds: number
}

const MINUTE_MS = 60_000
/** The chance, at each step, that an unpublished post is submitted again. */
const RESUBMIT_CHANCE = 0.5
const FAULTS_PER_STEP = 4
/** Added to the seed of the frame durations. */
const FRAME_SEED_OFFSET = 2_000_000
/** The number of trace lines that are reported before a fault. */
const TRACE_LINES = 60
/** Time until the user publishes while no stream opens. */
const OWN_POST_MS = 15_000
/** Added to the seed of the delivery order, so that its numbers differ from those of the plan. */
const ORDER_SEED_OFFSET = 1_000_000
/** Time in which all polls, retries and pauses run. */
const QUIET_MS = 10 * 60_000
/** Longer than any soak test. */
const POLL_MS = 48 * 60 * MINUTE_MS

const isBrowserFault = (fault: SoakFault): fault is BrowserFault =>
  ['storage-full', 'sleep', 'reload', 'hidden', 'out-of-sight'].includes(fault.type)

const isStreamLoss = (fault: SoakFault): fault is StreamLoss =>
  fault.type === 'burst' || fault.type === 'no-streams'

/** Runs the soak test: simulates a busy time with faults and compares the result with the server. */
export async function runSoak({ seed, faults, minutes }: SoakOptions): Promise<SoakReport> {
  const since = performance.now()
  const random = createSeededRandom(seed)
  const server = await startTestInstance()
  const network = createSoakNetwork({
    proxy: () => proxy,
    browserSockets: server.createBrowserSockets,
    now: () => time.now(),
    schedule: (ms, run) => time.schedule(ms, run),
    random: createSeededRandom(seed + ORDER_SEED_OFFSET),
  })
  const time = createSoakTime({
    start: server.time.clock(),
    waitUntilSettled: async () => {
      await network.waitUntilSettled()
      await watch?.check()
    },
    onPassed: (ms) => server.time.advance(ms),
  })
  const proxy = await startFaultProxy({ target: server.url, schedule: time.schedule })
  let watch: ListWatch | null = null
  const client = await server.as('mira')
  const wrong: string[] = []
  const onFault = (error: unknown) => void wrong.push(`unhandled: ${String(error)}`)
  process.on('unhandledRejection', onFault)

  const [poll = ''] = await server.instance.controls.post({
    acct: 'noor',
    text: 'Which #tea?',
    draft: {
      poll: {
        options: [
          { title: 'Green', votes: 0 },
          { title: 'Black', votes: 0 },
        ],
        multiple: false,
        voters: 0,
        expiresAt: new Date(time.now() + POLL_MS),
      },
    },
  })
  const noor = await server.accountId('noor')
  const list = await client.post<{ readonly id: string }>('/api/v1/lists', { title: 'Tea' })
  await client.post(`/api/v1/lists/${list.body.id}/accounts`, {
    account_ids: [noor, await server.accountId('ada@harbour.example')],
  })
  const places: SoakPlaces = {
    origin: proxy.url,
    token: client.token ?? '',
    me: await server.accountId('mira'),
    list: list.body.id,
    profile: noor,
    thread: await server.statusId('tea'),
  }
  const browser = {
    storage: createFullStorage(),
    tabStorage: createMemoryStorage(),
    drafts: createMemoryDrafts(),
    lastSeen: createMemoryTimelineCache(),
  }
  const frames = createSeededRandom(seed + FRAME_SEED_OFFSET)
  const frameMs = () => drawFrame(frames)
  const open = () => openSoakPage({ places, browser, network, time, random, frameMs })
  let page: SoakPage = await open()
  await time.advance(60_000)
  const timersBefore = page.timers()

  const others = createOtherAccounts(server, {
    random,
    thread: places.thread,
    own: await server.statusId('own'),
  })
  const paths = getPaths(places)
  let removed = 0
  const version = () => network.writes() + others.countActions() + removed
  // A separate token, so that these requests do not count towards the page's rate limit.
  const newToken = async () => (await server.as('mira')).token ?? ''
  const truth = createServerLists({ url: server.url, newToken, version })
  watch = watchLists({
    me: places.me,
    page: () => page,
    lists: () => getLists(page, places),
    server: truth,
    now: time.now,
    version,
    heldFrames: proxy.getHeldFrames,
    recentFrames: () => page.recentFrames(),
    isSilent: proxy.isSilent,
    begunSockets: () => page.begunSockets(),
    trace: () => network.trace(TRACE_LINES),
  })
  const person = createUser({ page: () => page, random, poll: statusId(poll), onFault })
  let browserFaults = 0

  async function applyFault(fault: SoakFault): Promise<void> {
    if (isStreamLoss(fault)) return loseStreams(fault)
    if (!isBrowserFault(fault)) return proxy.add(fault)
    browserFaults += 1
    switch (fault.type) {
      case 'storage-full':
        browser.storage.setFull(true)
        browser.drafts.fail('all')
        time.schedule(fault.ms, () => {
          browser.storage.setFull(false)
          browser.drafts.fail(null)
        })
        return
      case 'sleep':
        return time.sleep(fault.ms)
      case 'hidden':
        page.setHidden(true)
        time.schedule(fault.ms, () => page.setHidden(false))
        return
      case 'out-of-sight': {
        const { uuid } = fault
        page.setColumnHidden(uuid, true)
        time.schedule(fault.ms, () => page.setColumnHidden(uuid, false))
        return
      }
      case 'reload':
        page.close()
        await network.waitUntilSettled()
        page = await open()
    }
  }

  async function loseStreams(fault: StreamLoss): Promise<void> {
    browserFaults += 1
    if (fault.type === 'no-streams') {
      for (let attempt = 0; attempt < fault.attempts; attempt += 1)
        proxy.add({ type: 'handshake-refuse', status: 503 })
      time.schedule(OWN_POST_MS, () => person.act('publish'))
      return
    }
    await others.burst(fault.count)
    // Received messages are in the page's queue when the loss is detected.
    await network.waitUntilSettled()
    await watch?.check()
    if (fault.unheard > 0) {
      proxy.add({ type: 'stream-silence' })
      await others.burst(fault.unheard)
    }
    proxy.add({ type: 'stream-drop' })
    await network.waitUntilSettled()
    if (fault.isBackAtOnce) page.wakeUp()
  }

  const steps = planSoak(random, faults, Math.ceil(faults / FAULTS_PER_STEP))
  const stepMs = Math.round((minutes * MINUTE_MS) / steps.length)
  for (const { faults: due, others: acts, user: act } of steps) {
    for (const fault of due) await applyFault(fault)
    for (const each of acts) await others.act(each)
    if (random() < RESUBMIT_CHANCE) person.finish()
    if (act !== null) person.act(act)
    await time.advance(stepMs)
  }

  const fired = proxy.countFired() + browserFaults
  proxy.clear()
  browser.storage.setFull(false)
  browser.drafts.fail(null)
  page.setHidden(false)
  for (const uuid of ['local', 'federated'] as const) page.setColumnHidden(uuid, false)
  await time.advance(QUIET_MS)
  for (let step = 0; step < 40 && !person.finish(); step += 1) await time.advance(10_000)
  const pressed = await closeGaps(page, { advance: time.advance, server: truth, paths })
  await time.advance(QUIET_MS)

  wrong.push(...pressed.wrong)
  const { controls } = server.instance
  const remove = (id: string) => {
    removed += 1
    return controls.remove(id)
  }
  const last = { proxy, advance: time.advance, remove }
  await favouriteWithoutResponse(page, last)
  wrong.push(...(await compareColumns(page, places)))
  await deleteDuringStall(page, last, 2 * QUIET_MS)
  wrong.push(...(await compareColumns(page, places)))
  wrong.push(...(await comparePosts()))
  await closeWithFullStore()
  wrong.push(...compareDrafts())
  const timersAtRest = [timersBefore, page.timers()] as const
  wrong.push(...watch.problems)
  const wholeMoments = watch.completeComparisons()
  watch = null
  page.stop()
  await time.advance(5 * 60_000)
  const report: SoakReport = {
    faultsApplied: fired,
    published: person.toPublish.size,
    drafts: person.written.size,
    problems: wrong.map((words) => `SOAK_SEED=${seed}: ${words}`),
    completeComparisons: wholeMoments,
    gapsFilled: pressed.count,
    timers: page.timers(),
    sockets: page.sockets(),
    pendingRequests: network.countPendingRequests(),
    idleTimers: timersAtRest,
    fingerprint: network.fingerprint(),
    seconds: (performance.now() - since) / 1000,
  }
  process.off('unhandledRejection', onFault)
  await proxy.close()
  await server.close()
  return report

  /** Writes the last draft while the draft store is full, and then closes the tab. */
  async function closeWithFullStore(): Promise<void> {
    browser.drafts.fail('all')
    person.act('draft')
    await time.advance(5_000)
    page.close()
    await network.waitUntilSettled()
    page = await open()
    browser.drafts.fail(null)
    await time.advance(MINUTE_MS)
  }

  async function comparePosts(): Promise<readonly string[]> {
    const counts = new Map<string, number>()
    let last = ''
    for (;;) {
      const { body } = await client.get<{ readonly id: string; readonly content: string }[]>(
        `/api/v1/accounts/${places.me}/statuses?exclude_reblogs=true&limit=40${last}`,
      )
      if (body.length === 0) break
      for (const { content } of body) {
        const text = content.replaceAll(/<[^>]+>/g, '')
        counts.set(text, (counts.get(text) ?? 0) + 1)
      }
      last = `&max_id=${body.at(-1)?.id}`
    }
    return [...person.toPublish].flatMap((text) =>
      counts.get(text) === 1 ? [] : [`“${text}” was posted ${counts.get(text) ?? 0} times`],
    )
  }

  function compareDrafts(): readonly string[] {
    const logged = browser.storage
      .keys()
      .filter((name) => name.startsWith('colonnade/drafts/'))
      .map((name) => parseJsonOrNull(browser.storage.read(name)))
    const kept = [...browser.drafts.stored.values(), ...logged]
      .map((raw) => readKeptDraft(raw))
      .filter((draft) => draft !== null)
    // A draft that does not fit into the store is in both.
    const byId = new Map(kept.map((draft) => [draft.id, draft]))
    const counts = new Map<string, number>()
    for (const { draft } of byId.values()) counts.set(draft.text, (counts.get(draft.text) ?? 0) + 1)
    const unkept = [...person.written].filter((text) => counts.get(text) !== 1)
    const undead = [...person.toPublish].filter((text) => counts.has(text))
    return [
      ...unkept.map((text) => `the draft “${text}” is there ${counts.get(text) ?? 0} times`),
      ...undead.map((text) => `“${text}” is published, and a draft still`),
    ]
  }
}

/** Draws the duration of a frame: most are short; some are long, as on a busy machine. Unit: ms. */
function drawFrame(random: () => number): number {
  const kind = random()
  if (kind < 0.8) return 16
  return Math.round(kind < 0.97 ? 16 + random() * 250 : 250 + random() * 2_500)
}
