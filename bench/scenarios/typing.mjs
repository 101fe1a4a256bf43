import { columnsOf, FIRST_DECK, saveDeck } from '../decks.mjs'
import { openDevtools } from '../devtools.mjs'
import { typeKeys, watchKeys } from '../keys.mjs'
import { pourFor } from '../pour-for.mjs'
import { percentile } from '../statistics.mjs'

const PER_SECOND = 20
const TYPING = { keys: 99, everyMs: 90 }
/** The stream begins before the first key and ends after the last one. */
const POURING_SECONDS = 11
const RUN_IN_MS = 1_000
const SETTLE_MS = 4_000

export const typing = {
  name: 'typing',
  about: `${TYPING.keys} keys ${TYPING.everyMs} ms apart, quiet and while Home runs at ${PER_SECOND} posts/s`,
  runs: 2,
  figures: {
    quietP50: { label: 'key to frame, quiet, median', unit: 'ms' },
    quietP95: { label: 'key to frame, quiet, 95th percentile', unit: 'ms' },
    liveP50: { label: 'key to frame, live, median', unit: 'ms' },
    liveP95: { label: 'key to frame, live, 95th percentile', unit: 'ms' },
    liveMax: { label: 'longest, live', unit: 'ms' },
    busy: { label: 'main thread busy, live', unit: '%' },
  },
  targets: {
    liveP95: {
      atMost: 25,
      best: 'Semaphore 33',
      columns: 'Sengi 55, Mastodon 82, glitch-soc 113',
    },
  },
  measure: measureTyping,
}

async function measureTyping({ server, openPage }) {
  await saveDeck(server, FIRST_DECK)
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await page.getByRole('textbox', { name: "What's on your mind?" }).click()
  await page.waitForTimeout(SETTLE_MS)
  await watchKeys(page)
  const devtools = await openDevtools(page)

  const quiet = await typeKeys(page, TYPING)
  const [{ stream }] = columnsOf(1)
  const pouring = pourFor(server, [stream], { perSecond: PER_SECOND, seconds: POURING_SECONDS })
  await page.waitForTimeout(RUN_IN_MS)
  const { work, result: live } = await devtools.workDuring(() => typeKeys(page, TYPING))
  await pouring

  return {
    quietP50: percentile(quiet, 0.5),
    quietP95: percentile(quiet, 0.95),
    liveP50: percentile(live, 0.5),
    liveP95: percentile(live, 0.95),
    liveMax: Math.max(...live),
    busy: work.busy,
  }
}
