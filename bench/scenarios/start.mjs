import { FIRST_DECK, saveDeck } from '../decks.mjs'
import { waitForPostTimings, watchPostTimings } from '../post-timings.mjs'
import { computeRequestFigures, watchRequests } from '../requests.mjs'

const RUNS = 5
const VIEWPORT = { width: 1440, height: 900 }
/** Time for filling the cache and for further posts. */
const CALM_MS = 3_000
/** 1.6 Mbit/s, in bytes per second. */
const SLOW_BYTES = 200_000
const SLOW = { cpuRate: 4, latencyMs: 150, bytesPerSecond: SLOW_BYTES }

const figures = {
  first: { label: 'first post', unit: 'ms' },
  live: { label: 'first post rendered by the deck', unit: 'ms' },
  filled: { label: 'posts fill the window', unit: 'ms' },
  twenty: { label: '20 posts', unit: 'ms' },
  mostRows: { label: 'posts on the page, maximum', unit: '' },
  requests: { label: 'requests to the first post', unit: '' },
  ownRequests: { label: 'requests without pictures and preflights', unit: '' },
  kb: { label: 'kB to the first post', unit: 'kB' },
  scriptKb: { label: 'JavaScript to the first post', unit: 'kB' },
  imageKb: { label: 'pictures to the first post', unit: 'kB' },
}

export const cold = {
  name: 'cold',
  about: 'nothing in the cache, unthrottled',
  runs: RUNS,
  figures,
  targets: {
    first: {
      atMost: 500,
      best: 'Phanpy 586',
      columns: 'Sengi 797, glitch-soc 1544, Mastodon 1611',
    },
    scriptKb: { atMost: 150, best: 'Semaphore 147–159', columns: 'Sengi 566, glitch-soc 683' },
    requests: { atMost: 25, best: 'Phanpy 46', columns: 'Sengi 64, glitch-soc 205' },
  },
  measure: (stage) => measureCold(stage, null),
}

export const coldSlow = {
  name: 'cold-slow',
  about: 'nothing in the cache, processor 4x slower, 1.6 Mbit/s, 150 ms',
  runs: RUNS,
  figures,
  targets: {
    first: {
      atMost: 2_000,
      best: 'Semaphore 2272, Phanpy 3341',
      columns: 'Sengi 5329, Mastodon 8378, glitch-soc 8950',
    },
  },
  measure: (stage) => measureCold(stage, SLOW),
}

/** A dashboard on an origin of its own, with a stored sign-in and no initial state in its page: most users. */
export const coldOauth = {
  name: 'cold-oauth',
  about: 'nothing in the cache, unthrottled, signed in by OAuth, served from another origin',
  runs: RUNS,
  figures,
  targets: {
    first: { atMost: 400, best: 'Phanpy 586', columns: 'Sengi 797' },
    scriptKb: { atMost: 165, best: 'Semaphore 163', columns: 'Sengi 566' },
    ownRequests: { atMost: 14, best: 'Semaphore 44, with pictures', columns: 'Sengi 64' },
  },
  measure: (stage) => measureCold(stage, null, stage.site),
}

export const coldSlowOauth = {
  name: 'cold-slow-oauth',
  about: 'the same, processor 4x slower, 1.6 Mbit/s, 150 ms',
  runs: RUNS,
  figures,
  targets: {
    first: { atMost: 1_900, best: 'Semaphore 2272', columns: 'Sengi 5329' },
  },
  measure: (stage) => measureCold(stage, SLOW, stage.site),
}

export const warm = {
  name: 'warm',
  about: 'second reload, all in the cache',
  runs: RUNS,
  figures,
  targets: {
    first: {
      atMost: 150,
      best: 'Phanpy 246, Semaphore 256',
      columns: 'Sengi 394, glitch-soc 562',
    },
    live: { atMost: 200, best: '', columns: '' },
  },
  measure: measureWarm,
}

async function measureCold({ server, newPage }, brake, place = { url: server.url, newPage }) {
  await saveDeck(server, FIRST_DECK)
  const page = await place.newPage({ viewport: VIEWPORT })
  const session = await page.context().newCDPSession(page)
  const requests = await watchRequests(session)
  if (brake !== null) await throttlePage(session, brake)
  await watchPostTimings(page)
  await page.goto(place.url)
  return mergeFigures(await waitForPostTimings(page, CALM_MS), requests)
}

async function measureWarm({ server, newPage }) {
  await saveDeck(server, FIRST_DECK)
  const page = await newPage({ viewport: VIEWPORT })
  const requests = await watchRequests(await page.context().newCDPSession(page))
  await watchPostTimings(page)
  await page.goto(server.url)
  await waitForPostTimings(page, CALM_MS)
  await page.reload()
  await waitForPostTimings(page, CALM_MS)
  requests.forget()
  await page.reload()
  return mergeFigures(await waitForPostTimings(page, CALM_MS), requests)
}

function mergeFigures(moments, requests) {
  const list = requests.before(moments.timeOrigin + moments.first)
  return { ...moments, ...computeRequestFigures(list), details: { requests: list } }
}

async function throttlePage(session, { cpuRate, latencyMs, bytesPerSecond }) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
