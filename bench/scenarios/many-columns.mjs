import { createColumns, saveDeck } from '../decks.mjs'
import { openDevtools } from '../devtools.mjs'
import { generateLoad } from '../generate-load.mjs'

const FEW = 12
const MANY = 50
const PER_SECOND = 10
const SECONDS = 15
const SETTLE_MS = 8_000
const REST_MS = 3_000
const MOST_GROWTH = 10

/** What columns out of view cost: the same streams reach twelve columns of a deck of 12 and of a deck of 50. */
export const manyColumns = {
  name: 'many-columns',
  about: `${FEW} streams at ${PER_SECOND} posts/s in a deck of ${FEW} and of ${MANY} columns`,
  runs: 1,
  figures: {
    busyFew: { label: `main thread busy, ${FEW} columns`, unit: '%' },
    busyMany: { label: `main thread busy, ${MANY} columns`, unit: '%' },
    busyGrowth: { label: 'main thread, growth', unit: '%' },
    heapFew: { label: `heap, ${FEW} columns`, unit: 'MB' },
    heapMany: { label: `heap, ${MANY} columns`, unit: 'MB' },
    heapGrowth: { label: 'heap, growth', unit: '%' },
    elementsFew: { label: `elements, ${FEW} columns`, unit: '' },
    elementsMany: { label: `elements, ${MANY} columns`, unit: '' },
  },
  targets: {
    busyGrowth: { atMost: MOST_GROWTH, best: '', columns: '' },
    heapGrowth: { atMost: MOST_GROWTH, best: '', columns: '' },
  },
  async measure(stage) {
    const few = await measureDeck(stage, FEW)
    const many = await measureDeck(stage, MANY)
    return {
      busyFew: few.busy,
      busyMany: many.busy,
      busyGrowth: 100 * (many.busy / few.busy - 1),
      heapFew: few.heapMb,
      heapMany: many.heapMb,
      heapGrowth: 100 * (many.heapMb / few.heapMb - 1),
      elementsFew: few.elements,
      elementsMany: many.elements,
    }
  },
}

async function measureDeck({ server, openPage }, count) {
  await saveDeck(server, createColumns(count))
  const page = await openPage({ viewport: { width: 1920, height: 1000 } })
  await page.waitForTimeout(SETTLE_MS)
  const devtools = await openDevtools(page)
  const streams = createColumns(FEW).map(({ stream }) => stream)
  const { work } = await devtools.measureWork(() =>
    generateLoad(server, streams, { perSecond: PER_SECOND, seconds: SECONDS }),
  )
  await page.waitForTimeout(REST_MS)
  const memory = await devtools.measureMemory()
  await page.context().close()
  return { ...work, ...memory }
}
