import { FIRST_DECK, saveDeck } from '../decks.mjs'
import { pasteInto, typeKeys, watchKeys } from '../keys.mjs'
import { computePercentile } from '../statistics.mjs'

const WARM = { keys: 10, everyMs: 60 }
const TYPING = { keys: 40, everyMs: 60 }
const LONG = 5_000
const PASTED = 20_000
const SENTENCE =
  'The buoy rang at four, and @ada@harbour.example noticed it: https://harbour.example/log #Fog. '
const PARAGRAPH = `${SENTENCE.repeat(4)}\n`

/** Measures typing by the length of the draft. The scenario `typing` measures it while posts are received. */
export const drafts = {
  name: 'drafts',
  about: 'typing in short and long drafts, and a long paste',
  runs: 1,
  figures: {
    emptyP95: { label: 'key to frame, empty draft, 95th percentile', unit: 'ms' },
    longP95: { label: `key to frame, ${LONG} characters, 95th percentile`, unit: 'ms' },
    hugeP95: { label: `key to frame, ${PASTED} characters, 95th percentile`, unit: 'ms' },
    pasteMs: { label: `paste of ${PASTED} characters to frame`, unit: 'ms' },
  },
  measure: measureDrafts,
}

async function measureDrafts({ server, openPage }) {
  await saveDeck(server, FIRST_DECK)
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  const field = page.getByRole('textbox', { name: "What's on your mind?" })
  await watchKeys(page)
  const typeInto = async (text) => {
    await field.fill(text)
    await typeKeys(page, WARM)
    return computePercentile(await typeKeys(page, TYPING), 0.95)
  }

  const emptyP95 = await typeInto('')
  const longP95 = await typeInto(createText(LONG))
  const pasteMs = await pasteInto(page, field, createText(PASTED))
  const hugeP95 = computePercentile(await typeKeys(page, TYPING), 0.95)
  return { emptyP95, longP95, hugeP95, pasteMs }
}

const createText = (length) =>
  PARAGRAPH.repeat(Math.ceil(length / PARAGRAPH.length)).slice(0, length)
