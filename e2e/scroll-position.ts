import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { column } from './page-objects.ts'

/** Scrolls a column with the wheel until its first post is gone, then moves the pointer away. */
export async function scrollDown(page: Page, title: string, times: number): Promise<void> {
  const { feed, region } = column(page, title)
  await feed.hover({ position: { x: 100, y: 200 } })
  for (let turn = 0; turn < times; turn += 1) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(go)))
  }
  await page.mouse.move(2, 2)
  await waitForScrollEnd(page, title)
  await expect(region.getByRole('article').first()).not.toHaveAttribute('aria-posinset', '1')
}

/** Waits until smooth scrolling has ended and the pages that it requested are rendered. */
export async function waitForScrollEnd(page: Page, title: string): Promise<void> {
  const { region } = column(page, title)
  let before = ''
  await expect
    .poll(
      async () => {
        const last = before
        before = await region
          .locator('[data-virtuoso-scroller]')
          .evaluate(({ scrollTop, scrollHeight }) => `${scrollTop} ${scrollHeight}`)
        return before === last
      },
      { intervals: [400] },
    )
    .toBe(true)
}

/** Finds the first article whose top is in view. @returns its link and its bottom edge */
export async function findTopPost(page: Page, title: string) {
  const { posts, region } = column(page, title)
  const edge = (await region.locator('[data-virtuoso-scroller]').boundingBox())!.y
  const found = await posts.evaluateAll((articles, from) => {
    const [read] = articles.filter((article) => article.getBoundingClientRect().top > from + 1)
    const bottom = read?.getBoundingClientRect().bottom ?? 0
    return { text: read?.querySelector('time')?.closest('a')?.getAttribute('href') ?? '', bottom }
  }, edge)
  expect(found.text).not.toBe('')
  return found
}

/** Returns the bottom edge of the article. The unread line, where there is one, is inside the article above. */
export const getBottom = (page: Page, title: string, href: string) =>
  column(page, title)
    .posts.filter({ has: page.locator(`a[href="${href}"]`) })
    .first()
    .evaluate((article) => article.getBoundingClientRect().bottom)

/** Advances the clock of the next page by ten minutes. The unread line appears only after an absence. */
export const skipTenMinutes = (page: Page) =>
  page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 600_000
  })
