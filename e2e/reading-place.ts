import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { column } from './pages.ts'

/** Turns the wheel over a column until something is scrolled away, then lets the pointer leave. */
export async function readOn(page: Page, title: string, times: number): Promise<void> {
  const { feed, region } = column(page, title)
  await feed.hover({ position: { x: 100, y: 200 } })
  for (let turn = 0; turn < times; turn += 1) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(go)))
  }
  await page.mouse.move(2, 2)
  await standsStill(page, title)
  await expect(region.getByRole('article').first()).not.toHaveAttribute('aria-posinset', '1')
}

/** The wheel is answered smoothly, and pages that it asked for are drawn. */
export async function standsStill(page: Page, title: string): Promise<void> {
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

/** The article that stands wholly in the view first, by its whole name, and where. */
export async function readPost(page: Page, title: string) {
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

/** Its lower edge: the line, where there is one, stands in the article above. */
export const bottomOf = (page: Page, title: string, href: string) =>
  column(page, title)
    .posts.filter({ has: page.locator(`a[href="${href}"]`) })
    .first()
    .evaluate((article) => article.getBoundingClientRect().bottom)

/** Ten minutes pass before the next page is loaded: the line is for whoever was away. */
export const comeBackLater = (page: Page) =>
  page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 600_000
  })
