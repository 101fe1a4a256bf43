import { createColumns, FIRST_DECK, saveDeck } from '../decks.mjs'
import { openDevtools } from '../devtools.mjs'
import { generateLoad } from '../generate-load.mjs'
import { typeKeys, watchKeys } from '../keys.mjs'
import { computePercentile } from '../statistics.mjs'

const PER_SECOND = 20
const TYPING = { keys: 99, everyMs: 90 }
/** The stream starts before the first key and ends after the last one. */
const LOAD_SECONDS = 11
const RUN_IN_MS = 1_000
const SETTLE_MS = 4_000
/** A text that no server accepts: the field must still be usable. */
const HUGE = 235_000
const HUGE_TYPING = { keys: 20, everyMs: 200 }
const SENTENCE = 'The buoy rang at four, and @ada@harbour.example noticed it. '
const PARAGRAPH = `${SENTENCE.repeat(6)}\n`

export const typing = {
  name: 'typing',
  about: `${TYPING.keys} keys ${TYPING.everyMs} ms apart, idle and while Home receives ${PER_SECOND} posts/s`,
  runs: 2,
  figures: {
    quietP50: { label: 'key to frame, quiet, median', unit: 'ms' },
    quietP95: { label: 'key to frame, quiet, 95th percentile', unit: 'ms' },
    liveP50: { label: 'key to frame, live, median', unit: 'ms' },
    liveP95: { label: 'key to frame, live, 95th percentile', unit: 'ms' },
    liveMax: { label: 'longest, live', unit: 'ms' },
    busy: { label: 'main thread busy, live', unit: '%' },
    hugeP95: {
      label: `key to frame, restored draft of ${HUGE} characters, 95th percentile`,
      unit: 'ms',
    },
  },
  targets: {
    liveP95: {
      atMost: 25,
      best: 'Semaphore 33',
      columns: 'Sengi 55, Mastodon 82, glitch-soc 113',
    },
    hugeP95: { atMost: 50 },
  },
  measure: measureTyping,
}

async function measureTyping({ server, openPage }) {
  await saveDeck(server, FIRST_DECK)
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  const field = page.getByRole('textbox', { name: "What's on your mind?" })
  await field.click()
  await page.waitForTimeout(SETTLE_MS)
  await watchKeys(page)
  const devtools = await openDevtools(page)

  const quiet = await typeKeys(page, TYPING)
  const [{ stream }] = createColumns(1)
  const pouring = generateLoad(server, [stream], { perSecond: PER_SECOND, seconds: LOAD_SECONDS })
  await page.waitForTimeout(RUN_IN_MS)
  const { work, result: live } = await devtools.measureWork(() => typeKeys(page, TYPING))
  await pouring

  return {
    quietP50: computePercentile(quiet, 0.5),
    quietP95: computePercentile(quiet, 0.95),
    liveP50: computePercentile(live, 0.5),
    liveP95: computePercentile(live, 0.95),
    liveMax: Math.max(...live),
    busy: work.busy,
    hugeP95: await measureHugeDraft(page, field),
  }
}

/** Reloads with a huge draft, because a text that a field starts with may cost more than a text that was typed. */
async function measureHugeDraft(page, field) {
  await field.fill(PARAGRAPH.repeat(Math.ceil(HUGE / PARAGRAPH.length)).slice(0, HUGE))
  await page.waitForTimeout(SETTLE_MS)
  await page.reload()
  await field.click()
  await page.waitForFunction((length) => document.activeElement?.value?.length >= length, HUGE)
  await page.waitForTimeout(SETTLE_MS)
  await watchKeys(page)
  return computePercentile(await typeKeys(page, HUGE_TYPING), 0.95)
}
