import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { findOverlaps } from '../overlaps.ts'
import { addColumn, column, post, rail, settingsDialog } from '../pages.ts'

/** What moves for longer than can be noticed, or goes on for ever, with what moves so. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
      return end <= 10 ? [] : [`${(animation as CSSAnimation).animationName} ${end} ms`]
    }),
  )

/** The ground that something lies on or is. */
const ground = (page: Page, selector: string, part = '') =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, pseudo) => getComputedStyle(element, pseudo === '' ? null : pseudo).backgroundColor,
      part,
    )

/** In the page: notes how things are asked to be brought into view, and leaves them where they are. */
function noteScrolling(): void {
  const { dataset } = document.documentElement
  Element.prototype.scrollIntoView = (how) => {
    if (typeof how !== 'object' || how.behavior === undefined) return
    dataset['scrolled'] = how.behavior
  }
}

test(
  'the deck fits whoever wants less motion, and whose system chooses the colours',
  { tag: '@BY-54' },
  async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    const { open, dialog, tab } = settingsDialog(page)

    await test.step('less motion: nothing moves, and what is brought into view is there at once', async () => {
      await expect(column(page, 'Notifications').posts.first()).toBeVisible()
      await page.evaluate(noteScrolling)
      await page.evaluate(() => (document.documentElement.dataset['motion'] = 'reduce'))
      await page.keyboard.press('3')
      await expect(column(page, 'Notifications').region).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'instant')
      await post(column(page, 'Home').posts.first()).action('Favourite').click()
      await open.click()
      await expect(dialog).toBeVisible()
      expect(await moving(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await page.evaluate(() => delete document.documentElement.dataset['motion'])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open.click()
      await expect(dialog).toBeVisible()
      expect(await moving(page)).toEqual([])
    })

    await test.step('forced colours: what is chosen and what is on can be told', async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await tab('General').click()
      const canvas = await ground(page, 'dialog[open]')
      expect(await ground(page, 'dialog [role=tab][aria-selected=true]')).not.toBe(canvas)
      const [on, off] = ['dialog [role=switch]:checked', 'dialog [role=switch]:not(:checked)']
      for (const toggle of [on, off])
        expect(await ground(page, toggle, '::before')).not.toBe(await ground(page, toggle))
      expect(await ground(page, on)).not.toBe(await ground(page, off))
      await tab('General').focus()
      await page.keyboard.press('ArrowDown')
      const ring = await tab('Appearance').evaluate(
        (element) => getComputedStyle(element).outlineStyle,
      )
      expect(ring).toBe('solid')
    })
  },
)

/** Text that somebody cannot reach: beyond the window, or beyond a box that neither wraps nor scrolls. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('button, a, label, h2, legend, input')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('article, [aria-hidden=true], [inert], .visually-hidden') !== null)
        continue
      const scrolls = element.closest('[role=tablist], main:not([aria-label=""])')
      const box = element.getBoundingClientRect()
      if (box.width === 0 || element.classList.contains('visually-hidden')) continue
      if (scrolls === null && (box.right > innerWidth + 1 || box.left < -1))
        found.push(`${element.tagName} ${element.textContent}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
    return found
  })

/** As a browser's own setting for the size of letters does it. */
const setLetters = (page: Page, size: string) =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)

test(
  'letters twice as large, and a window of 320 px, leave everything in reach',
  { tag: '@BY-54' },
  async ({ signedIn: page }) => {
    const { dialog, tab } = settingsDialog(page)
    const lookAround = async (name: string) => {
      expect(await unreachable(page), `deck, ${name}`).toEqual([])
      await rail(page).getByRole('button', { name: 'Menu' }).click()
      expect(await unreachable(page), `menu, ${name}`).toEqual([])
      await page.getByRole('menuitem', { name: 'Settings' }).click()
      for (const one of ['General', 'Appearance', 'Notifications']) {
        await tab(one).click()
        await expect(dialog.getByRole('tabpanel', { name: one })).toBeVisible()
        expect(await unreachable(page), `${one}, ${name}`).toEqual([])
        const panel = await dialog.getByRole('tabpanel', { name: one }).boundingBox()
        expect(panel?.height, name).toBeGreaterThan(120)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await expect(column(page, 'Home').posts.first()).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    await setLetters(page, '200%')
    await lookAround('letters twice as large')
    await page.setViewportSize({ width: 640, height: 700 })
    const { open, dialog: adding } = addColumn(page)
    await open.click()
    await expect(adding).toBeVisible()
    expect(await unreachable(page), 'kinds of columns').toEqual([])
    await adding.getByRole('button', { name: 'Close' }).click()
    await expect(adding).toBeHidden()
    await lookAround('letters twice as large in a narrow window')
    await setLetters(page, '100%')
    await page.setViewportSize({ width: 320, height: 640 })
    // The menu of the wide deck goes with it.
    await expect(rail(page).getByRole('link', { name: 'Federated' })).toBeVisible()
    await lookAround('320 px')
  },
)

test(
  'lays nothing over anything else when letters are twice as large',
  { tag: '@BY-54' },
  async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(column(page, 'Home').posts.first()).toBeVisible()

    await setLetters(page, '200%')
    await expect.poll(() => findOverlaps(page)).toEqual([])
    for (const name of ['Home', 'Notifications', 'Compose']) {
      await column(page, name).settings.click()
      await expect.poll(() => findOverlaps(page), name).toEqual([])
    }
  },
)
