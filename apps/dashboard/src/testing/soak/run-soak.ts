import { startTestInstance } from '@colonnade/demo-server/testing'
import { startFaultProxy } from '@colonnade/demo-server/testing/faults'
import { readKeptDraft } from '@colonnade/domain/drafts'
import { statusId } from '@colonnade/domain/entities'
import { parsedJson } from '../../lib/parsed-json.ts'
import { memoryStorage } from '../../lib/storage.ts'
import { memoryDrafts } from '../memory-drafts.ts'
import { memorySeen } from '../memory-seen.ts'
import { closeGaps } from './close-gaps.ts'
import { compareColumns, listsOf, pathsOf } from './compare-columns.ts'
import { fullStorage } from './full-storage.ts'
import { seededNumbers } from './seeded-numbers.ts'
import { createServerLists } from './server-lists.ts'
import { deleteInSilence, favouriteUnanswered } from './soak-last-acts.ts'
import { createSoakNetwork } from './soak-network.ts'
import { createOthers } from './soak-others.ts'
import { openSoakPage, type SoakPage, type SoakPlaces } from './soak-page.ts'
import { createPerson } from './soak-person.ts'
import { planSoak, type BrowserFault, type SoakFault, type StreamLoss } from './soak-plan.ts'
import { createSoakTime } from './soak-time.ts'
import { type ListWatch, watchLists } from './watch-lists.ts'

interface SoakOptions {
  readonly seed: number
  readonly faults: number
  /** How long others talk, and things go wrong. */
  readonly minutes: number
}

interface SoakReport {
  /** How many came true. */
  readonly fired: number
  readonly published: number
  readonly drafts: number
  /** What is not as it should be, in words. */
  readonly wrong: readonly string[]
  /** How often a list that said it was whole was compared with the server's. */
  readonly wholeMoments: number
  /** How often the reader had to fill a gap. */
  readonly gapsFilled: number
  /** Left when all has stopped. */
  readonly timers: number
  readonly sockets: number
  readonly callsUnderWay: number
  /** Timers of the page at rest, before and afterwards. */
  readonly timersAtRest: readonly [before: number, after: number]
  /** Of all that was asked and told: the same seed gives the same. */
  readonly fingerprint: string
  readonly seconds: number
}

const MINUTE_MS = 60_000
/** Chance, at each step, that what was not published yet is tried again. */
const PRESSED_AGAIN = 0.5
const FAULTS_PER_STEP = 4
/** Added to the seed of how long frames take. */
const FRAMES = 2_000_000
/** Lines that are told of what happened before a fault. */
const TRACE_LINES = 60
/** Until the reader publishes, while no stream opens. */
const OWN_POST_MS = 15_000
/** Added to the seed of the order in which things are told: its numbers are not those of the plan. */
const ORDER = 1_000_000
/** Until polls, retries and pauses have all had their turn. */
const QUIET_MS = 10 * 60_000
/** Longer than any soak. */
const POLL_MS = 48 * 60 * MINUTE_MS

const isOfBrowser = (fault: SoakFault): fault is BrowserFault =>
  ['storage-full', 'sleep', 'reload', 'hidden', 'out-of-sight'].includes(fault.type)

const isOfStreams = (fault: SoakFault): fault is StreamLoss =>
  fault.type === 'burst' || fault.type === 'no-streams'

/** A busy time in which everything goes wrong, and what is left of it. */
export async function runSoak({ seed, faults, minutes }: SoakOptions): Promise<SoakReport> {
  const since = performance.now()
  const random = seededNumbers(seed)
  const server = await startTestInstance()
  const network = createSoakNetwork({
    proxy: () => proxy,
    browserSockets: server.browserSockets,
    now: () => time.now(),
    schedule: (ms, run) => time.schedule(ms, run),
    random: seededNumbers(seed + ORDER),
  })
  const time = createSoakTime({
    start: server.time.clock(),
    settled: async () => {
      await network.settled()
      await watch?.look()
    },
    onPassed: (ms) => server.time.advance(ms),
  })
  const proxy = await startFaultProxy({ target: server.url, schedule: time.schedule })
  let watch: ListWatch | null = null
  const client = await server.as('mira')
  const wrong: string[] = []
  const onFault = (error: unknown) => void wrong.push(`unhandled: ${String(error)}`)
  process.on('unhandledRejection', onFault)

  const [poll = ''] = await server.instance.controls.say({
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
    storage: fullStorage(),
    tabStorage: memoryStorage(),
    drafts: memoryDrafts(),
    lastSeen: memorySeen(),
  }
  const frames = seededNumbers(seed + FRAMES)
  const frameMs = () => drawFrame(frames)
  const open = () => openSoakPage({ places, browser, network, time, random, frameMs })
  let page: SoakPage = await open()
  await time.advance(60_000)
  const timersBefore = page.timers()

  const others = createOthers(server, {
    random,
    thread: places.thread,
    own: await server.statusId('own'),
  })
  const paths = pathsOf(places)
  let removed = 0
  const version = () => network.writes() + others.acts() + removed
  // A token of its own: what is looked up here is not taken from the page's budget.
  const newToken = async () => (await server.as('mira')).token ?? ''
  const truth = createServerLists({ url: server.url, newToken, version })
  watch = watchLists({
    me: places.me,
    page: () => page,
    lists: () => listsOf(page, places),
    server: truth,
    now: time.now,
    version,
    heldFrames: proxy.heldFrames,
    recentFrames: () => page.recentFrames(),
    isSilent: proxy.isSilent,
    begunSockets: () => page.begunSockets(),
    trace: () => network.trace(TRACE_LINES),
  })
  const person = createPerson({ page: () => page, random, poll: statusId(poll), onFault })
  let browserFaults = 0

  async function suffer(fault: SoakFault): Promise<void> {
    if (isOfStreams(fault)) return loseStreams(fault)
    if (!isOfBrowser(fault)) return proxy.add(fault)
    browserFaults += 1
    switch (fault.type) {
      case 'storage-full':
        browser.storage.setFull(true)
        browser.drafts.refuse('all')
        time.schedule(fault.ms, () => {
          browser.storage.setFull(false)
          browser.drafts.refuse(null)
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
        page.setOutOfSight(uuid, true)
        time.schedule(fault.ms, () => page.setOutOfSight(uuid, false))
        return
      }
      case 'reload':
        page.close()
        await network.settled()
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
    // What came waits in the page's queue when the loss is heard of.
    await network.settled()
    await watch?.look()
    if (fault.unheard > 0) {
      proxy.add({ type: 'stream-silence' })
      await others.burst(fault.unheard)
    }
    proxy.add({ type: 'stream-drop' })
    await network.settled()
    if (fault.isBackAtOnce) page.wakeUp()
  }

  const steps = planSoak(random, faults, Math.ceil(faults / FAULTS_PER_STEP))
  const stepMs = Math.round((minutes * MINUTE_MS) / steps.length)
  for (const { faults: due, others: acts, person: act } of steps) {
    for (const fault of due) await suffer(fault)
    for (const each of acts) await others.act(each)
    if (random() < PRESSED_AGAIN) person.finish()
    if (act !== null) person.act(act)
    await time.advance(stepMs)
  }

  const fired = proxy.fired() + browserFaults
  proxy.calm()
  browser.storage.setFull(false)
  browser.drafts.refuse(null)
  page.setHidden(false)
  for (const uuid of ['local', 'federated'] as const) page.setOutOfSight(uuid, false)
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
  await favouriteUnanswered(page, last)
  wrong.push(...(await compareColumns(page, places)))
  await deleteInSilence(page, last, 2 * QUIET_MS)
  wrong.push(...(await compareColumns(page, places)))
  wrong.push(...(await comparePosts()))
  await closeWithoutRoom()
  wrong.push(...compareDrafts())
  const timersAtRest = [timersBefore, page.timers()] as const
  wrong.push(...watch.wrong)
  const wholeMoments = watch.wholeMoments()
  watch = null
  page.stop()
  await time.advance(5 * 60_000)
  const report: SoakReport = {
    fired,
    published: person.toPublish.size,
    drafts: person.written.size,
    wrong: wrong.map((words) => `SOAK_SEED=${seed}: ${words}`),
    wholeMoments,
    gapsFilled: pressed.count,
    timers: page.timers(),
    sockets: page.sockets(),
    callsUnderWay: network.underWay(),
    timersAtRest,
    fingerprint: network.fingerprint(),
    seconds: (performance.now() - since) / 1000,
  }
  process.off('unhandledRejection', onFault)
  await proxy.close()
  await server.close()
  return report

  /** The last words are written while the room for drafts is full, and the tab is closed over them. */
  async function closeWithoutRoom(): Promise<void> {
    browser.drafts.refuse('all')
    person.act('draft')
    await time.advance(5_000)
    page.close()
    await network.settled()
    page = await open()
    browser.drafts.refuse(null)
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
    const journal = browser.storage
      .keys()
      .filter((name) => name.startsWith('colonnade/drafts/'))
      .map((name) => parsedJson(browser.storage.read(name)))
    const kept = [...browser.drafts.kept.values(), ...journal]
      .map((raw) => readKeptDraft(raw))
      .filter((draft) => draft !== null)
    // One that the room has no room for stands in both.
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

/** Most frames are short; now and then the machine is busy. Unit: ms. */
function drawFrame(random: () => number): number {
  const kind = random()
  if (kind < 0.8) return 16
  return Math.round(kind < 0.97 ? 16 + random() * 250 : 250 + random() * 2_500)
}
