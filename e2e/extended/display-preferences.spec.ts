import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { findOverlaps } from '../overlaps.ts'
import { addColumn, column, post, rail, settingsDialog } from '../page-objects.ts'

/** Finds animations that are endless or longer than 10 ms. */
const findAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
      return end <= 10 ? [] : [`${(animation as CSSAnimation).animationName} ${end} ms`]
    }),
  )

/** Reads the background colour of an element or pseudo-element. */
const getBackground = (page: Page, selector: string, part = '') =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, pseudo) => getComputedStyle(element, pseudo === '' ? null : pseudo).backgroundColor,
      part,
    )

/** Runs in the page. Records the behaviour that `scrollIntoView` is called with and does not scroll. */
function recordScrolling(): void {
  const { dataset } = document.documentElement
  Element.prototype.scrollIntoView = (how) => {
    if (typeof how !== 'object' || how.behavior === undefined) return
    dataset['scrolled'] = how.behavior
  }
}

test(
  'respects reduced motion and forced colours',
  { tag: '@BY-54' },
  async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    const { open, dialog, tab } = settingsDialog(page)

    await test.step('disables animations and smooth scrolling with reduced motion', async () => {
      await expect(column(page, 'Notifications').posts.first()).toBeVisible()
      await page.evaluate(recordScrolling)
      await page.evaluate(() => (document.documentElement.dataset['motion'] = 'reduce'))
      await page.keyboard.press('3')
      await expect(column(page, 'Notifications').region).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'instant')
      await post(column(page, 'Home').posts.first()).action('Favourite').click()
      await open.click()
      await expect(dialog).toBeVisible()
      expect(await findAnimations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await page.evaluate(() => delete document.documentElement.dataset['motion'])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open.click()
      await expect(dialog).toBeVisible()
      expect(await findAnimations(page)).toEqual([])
    })

    await test.step('distinguishes selected tabs and checked switches in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await tab('General').click()
      const canvas = await getBackground(page, 'dialog[open]')
      expect(await getBackground(page, 'dialog [role=tab][aria-selected=true]')).not.toBe(canvas)
      const [on, off] = ['dialog [role=switch]:checked', 'dialog [role=switch]:not(:checked)']
      for (const toggle of [on, off])
        expect(await getBackground(page, toggle, '::before')).not.toBe(
          await getBackground(page, toggle),
        )
      expect(await getBackground(page, on)).not.toBe(await getBackground(page, off))
      await tab('General').focus()
      await page.keyboard.press('ArrowDown')
      const ring = await tab('Appearance').evaluate(
        (element) => getComputedStyle(element).outlineStyle,
      )
      expect(ring).toBe('solid')
    })
  },
)

/** Finds text outside the window, or in a box that neither wraps nor scrolls. */
const findUnreachable = (page: Page) =>
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

/** Sets the font size as the setting of a browser does. */
const setFontSize = (page: Page, size: string) =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)

test(
  'keeps all controls in reach at 200 % text size and at 320 px',
  { tag: '@BY-54' },
  async ({ signedIn: page }) => {
    const { dialog, tab } = settingsDialog(page)
    const expectAllReachable = async (name: string) => {
      expect(await findUnreachable(page), `deck, ${name}`).toEqual([])
      await rail(page).getByRole('button', { name: 'Menu' }).click()
      expect(await findUnreachable(page), `menu, ${name}`).toEqual([])
      await page.getByRole('menuitem', { name: 'Settings' }).click()
      for (const one of ['General', 'Appearance', 'Notifications']) {
        await tab(one).click()
        await expect(dialog.getByRole('tabpanel', { name: one })).toBeVisible()
        expect(await findUnreachable(page), `${one}, ${name}`).toEqual([])
        const panel = await dialog.getByRole('tabpanel', { name: one }).boundingBox()
        expect(panel?.height, name).toBeGreaterThan(120)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await expect(column(page, 'Home').posts.first()).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    await setFontSize(page, '200%')
    await expectAllReachable('200 % text size')
    await page.setViewportSize({ width: 640, height: 700 })
    const { open, dialog: adding } = addColumn(page)
    await open.click()
    await expect(adding).toBeVisible()
    expect(await findUnreachable(page), 'column types').toEqual([])
    await adding.getByRole('button', { name: 'Close' }).click()
    await expect(adding).toBeHidden()
    await expectAllReachable('200 % text size in a narrow window')
    await setFontSize(page, '100%')
    await page.setViewportSize({ width: 320, height: 640 })
    // Waits for the narrow layout, which replaces the menu of the wide deck.
    await expect(rail(page).getByRole('link', { name: 'Federated' })).toBeVisible()
    await expectAllReachable('320 px')
  },
)

test('overlaps no controls at 200 % text size', { tag: '@BY-54' }, async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(column(page, 'Home').posts.first()).toBeVisible()

  await setFontSize(page, '200%')
  await expect.poll(() => findOverlaps(page)).toEqual([])
  for (const name of ['Home', 'Notifications', 'Compose']) {
    await column(page, name).settings.click()
    await expect.poll(() => findOverlaps(page), name).toEqual([])
  }
})
