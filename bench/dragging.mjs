import { framesDuring, percentile, ratio } from './watch-frames.mjs'

const STEPS = 90
const STEP_MS = 16

/** The edge of a column, a column by its header, and a divider of tiles, each pulled to and fro. */
export async function measureDragging(page, idleMs) {
  const edge = await pull(page, page.getByRole('separator', { name: 'Width of Home' }), 120)
  const header = page
    .getByRole('region', { name: 'Home' })
    .getByRole('banner')
    .or(page.getByRole('region', { name: 'Home' }).locator('header'))
  const column = await pull(page, header.first(), 300)
  await showAs(page, 'tiles')
  const divider = await pull(
    page,
    page.getByRole('separator', { name: /^Between Compose and Home$/ }),
    80,
  )
  await showAs(page, 'strip')
  return {
    'edge of a column pulled, 95th percentile': ratio(edge, idleMs),
    'column dragged, 95th percentile': ratio(column, idleMs),
    'divider of tiles pulled, 95th percentile': ratio(divider, idleMs),
  }
}

async function pull(page, handle, reach) {
  const { x, y, width, height } = await handle.boundingBox()
  const [left, top] = [x + width / 2, y + Math.min(height / 2, 20)]
  await page.mouse.move(left, top)
  await page.mouse.down()
  const { frames } = await framesDuring(page, async () => {
    for (let step = 1; step <= STEPS; step += 1) {
      await page.mouse.move(left + Math.sin(step / 10) * reach, top)
      await page.waitForTimeout(STEP_MS)
    }
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return percentile(frames, 0.95)
}

async function showAs(page, mode) {
  await page.getByRole('button', { name: /^Workspace: / }).click()
  await page.getByRole('menuitem', { name: `Show as ${mode}` }).click()
  await page.getByRole('region', { name: 'Home' }).waitFor()
}
