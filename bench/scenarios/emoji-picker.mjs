import { measureClickToFrame, watchClicks } from '../clicks.mjs'
import { FIRST_DECK, saveDeck } from '../decks.mjs'
import { computeMedian } from '../statistics.mjs'

/** As many custom emoji as the largest instances have. */
const OWN_EMOJI = 1_500
const TURNS = 9
const CALM_MS = 200
/** The deck has started and the offline cache is full by then. */
const SETTLE_MS = 8_000
const OPENING = { atMost: 100, best: '', columns: '' }

export const emojiPicker = {
  name: 'emoji-picker',
  about: `from a click to the frame that shows it, with ${OWN_EMOJI} custom emoji`,
  runs: 1,
  figures: {
    first: { label: 'opens for the first time', unit: 'ms' },
    again: { label: 'opens again', unit: 'ms' },
    fullTab: { label: `shows the custom emoji`, unit: 'ms' },
    cells: { label: 'custom emoji rendered', unit: '' },
  },
  targets: { first: OPENING, again: OPENING },
  measure: measureEmojiPicker,
}

async function measureEmojiPicker({ server, openPage }) {
  await saveDeck(server, FIRST_DECK)
  await server.controls.createEmojis('coin', OWN_EMOJI)
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await page.waitForTimeout(SETTLE_MS)
  await watchClicks(page)
  const button = page.getByRole('button', { name: 'Insert emoji' })
  const picker = page.getByRole('dialog', { name: 'Emoji' })
  const tab = picker.getByRole('tab', { name: 'Custom' })
  const shows = '[role="dialog"] [role="gridcell"]'

  const first = await measureClickToFrame(page, button, shows)
  const times = { again: [], fullTab: [] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.keyboard.press('Escape')
    await picker.waitFor({ state: 'hidden' })
    await page.waitForTimeout(CALM_MS)
    times.again.push(await measureClickToFrame(page, button, shows))
    times.fullTab.push(await measureClickToFrame(page, tab, '[role="tab"][aria-selected="true"]'))
  }
  const cells = await picker.getByRole('gridcell').count()
  return { first, again: computeMedian(times.again), fullTab: computeMedian(times.fullTab), cells }
}
