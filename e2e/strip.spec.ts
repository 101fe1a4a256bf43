import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addColumn, column, getColumnTitles } from './page-objects.ts'

const measureBox = async (locator: Locator) => (await locator.boundingBox())!

/** Waits until the deck is saved. A test must not reload before that. */
const waitForSave = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/web/settings') && response.ok())

async function dragBy(page: Page, from: Locator, dx: number, dy: number): Promise<void> {
  const { x, y, width, height } = await measureBox(from)
  const start = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await page.mouse.move(start.x + dx * part, start.y + dy * part, { steps: 8 })
  }
  await page.mouse.up()
}

test(
  'keeps widths, stacks, heights and collapsed columns after a reload, and counts in collapsed columns',
  { tag: ['@BY-30', '@BY-42', '@COL-04', '@LOC-05'] },
  async ({ signedIn: page, instance }) => {
    await page.setViewportSize({ width: 1760, height: 900 })
    const home = column(page, 'Home')
    const local = column(page, 'Local')
    const notifications = column(page, 'Notifications')
    await addColumn(page).open.click()
    await addColumn(page).kind('Local').click()
    await expect(local.posts.first()).toBeVisible()

    const wide = (await measureBox(home.region)).width + 80
    await dragBy(page, page.getByRole('separator', { name: 'Width of Home' }), 80, 0)
    await expect.poll(async () => (await measureBox(home.region)).width).toBeCloseTo(wide, 0)

    const below = await measureBox(home.region)
    const title = local.region.getByRole('heading')
    const titleBox = await measureBox(title)
    await dragBy(
      page,
      title,
      below.x + below.width / 2 - titleBox.x - titleBox.width / 2,
      below.y + below.height * 0.8 - titleBox.y,
    )
    await expect
      .poll(() => getColumnTitles(page))
      .toEqual(['Compose', 'Home', 'Local', 'Notifications'])
    // The column moves there with an animation.
    await expect
      .poll(async () => (await measureBox(local.region)).x - (await measureBox(home.region)).x)
      .toBeCloseTo(0, 0)

    await dragBy(page, page.getByRole('separator', { name: 'Height of Home' }), 0, -150)
    await expect.poll(async () => (await measureBox(home.region)).height).toBeLessThan(320)
    const high = (await measureBox(home.region)).height

    const isSaved = waitForSave(page)
    await notifications.region.getByRole('heading').dblclick()
    await expect(notifications.setting('Expand column')).toBeVisible()
    await instance.controls.post({ acct: 'kwame', text: '@mira are you on the early boat?' })
    await expect(notifications.region).toContainText('1')

    await isSaved
    await page.reload()
    await expect(home.posts.first()).toBeVisible()
    expect((await measureBox(home.region)).width).toBeCloseTo(wide, 0)
    expect((await measureBox(home.region)).height).toBeCloseTo(high, 0)
    expect((await measureBox(local.region)).x).toBeCloseTo((await measureBox(home.region)).x, 0)
    expect((await measureBox(notifications.region)).width).toBe(44)

    await notifications.setting('Expand column').click()
    await expect(notifications.post('are you on the early boat?')).toBeVisible()
  },
)
