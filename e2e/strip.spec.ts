import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addColumn, column, columnTitles } from './pages.ts'

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

/** The deck is saved when the browser says so: no test may reload before. */
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/web/settings') && response.ok())

async function pull(page: Page, from: Locator, dx: number, dy: number): Promise<void> {
  const { x, y, width, height } = await boxOf(from)
  const start = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await page.mouse.move(start.x + dx * part, start.y + dy * part, { steps: 8 })
  }
  await page.mouse.up()
}

test(
  'widths, stacks, their heights and what is folded come back after a reload, and folded columns count',
  { tag: ['@BY-30', '@BY-42', '@COL-04', '@LOC-05'] },
  async ({ signedIn: page, instance }) => {
    await page.setViewportSize({ width: 1760, height: 900 })
    const home = column(page, 'Home')
    const local = column(page, 'Local')
    const notifications = column(page, 'Notifications')
    await addColumn(page).open.click()
    await addColumn(page).kind('Local').click()
    await expect(local.posts.first()).toBeVisible()

    const wide = (await boxOf(home.region)).width + 80
    await pull(page, page.getByRole('separator', { name: 'Width of Home' }), 80, 0)
    await expect.poll(async () => (await boxOf(home.region)).width).toBeCloseTo(wide, 0)

    const below = await boxOf(home.region)
    const title = local.region.getByRole('heading')
    const grip = await boxOf(title)
    await pull(
      page,
      title,
      below.x + below.width / 2 - grip.x - grip.width / 2,
      below.y + below.height * 0.8 - grip.y,
    )
    await expect
      .poll(() => columnTitles(page))
      .toEqual(['Compose', 'Home', 'Local', 'Notifications'])
    // It glides there.
    await expect
      .poll(async () => (await boxOf(local.region)).x - (await boxOf(home.region)).x)
      .toBeCloseTo(0, 0)

    await pull(page, page.getByRole('separator', { name: 'Height of Home' }), 0, -150)
    await expect.poll(async () => (await boxOf(home.region)).height).toBeLessThan(320)
    const high = (await boxOf(home.region)).height

    const isSaved = saved(page)
    await notifications.region.getByRole('heading').dblclick()
    await expect(notifications.setting('Expand column')).toBeVisible()
    await instance.controls.say({ acct: 'kwame', text: '@mira are you on the early boat?' })
    await expect(notifications.region).toContainText('1')

    await isSaved
    await page.reload()
    await expect(home.posts.first()).toBeVisible()
    expect((await boxOf(home.region)).width).toBeCloseTo(wide, 0)
    expect((await boxOf(home.region)).height).toBeCloseTo(high, 0)
    expect((await boxOf(local.region)).x).toBeCloseTo((await boxOf(home.region)).x, 0)
    expect((await boxOf(notifications.region)).width).toBe(44)

    await notifications.setting('Expand column').click()
    await expect(notifications.post('are you on the early boat?')).toBeVisible()
  },
)
