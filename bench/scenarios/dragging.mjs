import { createColumns, saveDeck } from '../decks.mjs'
import { recordFrames, watchFrames } from '../frames.mjs'
import { computePercentile } from '../statistics.mjs'

const COLUMNS = 12
const STEPS = 90
const STEP_MS = 16
const SETTLE_MS = 4_000
const IDLE_MS = 3_000

export const dragging = {
  name: 'dragging',
  about: `in a deck of ${COLUMNS} columns: frames while dragging`,
  runs: 1,
  figures: {
    idle: { label: 'idle, 95th percentile', unit: 'ms' },
    edge: { label: 'edge of a column, 95th percentile', unit: 'ms' },
    column: { label: 'a column by its header, 95th percentile', unit: 'ms' },
    divider: { label: 'divider of tiles, 95th percentile', unit: 'ms' },
  },
  measure: measureDragging,
}

async function measureDragging({ server, openPage }) {
  await saveDeck(server, [{ id: 'COMPOSE', params: {} }, ...createColumns(COLUMNS)])
  const page = await openPage({ viewport: { width: 1760, height: 1000 } })
  await page.waitForTimeout(SETTLE_MS)
  await watchFrames(page)
  const home = page.getByRole('region', { name: 'Home', exact: true })

  const idle = await recordFrames(page, () => page.waitForTimeout(IDLE_MS))
  const edge = await pull(page, page.getByRole('separator', { name: 'Width of Home' }), 120)
  const column = await pull(page, home.locator('header').first(), 300)
  await showAs(page, 'tiles')
  const between = page.getByRole('separator', { name: /^Between Compose and Home$/ })
  const divider = await pull(page, between, 80)
  return { idle: computePercentile(idle.frames, 0.95), edge, column, divider }
}

async function pull(page, handle, reach) {
  const { x, y, width, height } = await handle.boundingBox()
  const [left, top] = [x + width / 2, y + Math.min(height / 2, 20)]
  await page.mouse.move(left, top)
  await page.mouse.down()
  const { frames } = await recordFrames(page, async () => {
    for (let step = 1; step <= STEPS; step += 1) {
      await page.mouse.move(left + Math.sin(step / 10) * reach, top)
      await page.waitForTimeout(STEP_MS)
    }
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return computePercentile(frames, 0.95)
}

async function showAs(page, mode) {
  await page.getByRole('button', { name: /^Workspace: / }).click()
  await page.getByRole('menuitem', { name: `Show as ${mode}` }).click()
  await page.getByRole('region', { name: 'Home', exact: true }).waitFor()
}
