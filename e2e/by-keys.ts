import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any way through a page has. */
const MOST_STOPS = 200

interface Stop {
  readonly isTarget: boolean
  /** What is wrong with where the focus is; null where it is somewhere and can be seen. */
  readonly fault: string | null
}

/** In the page: where the focus is. */
function stopAt(target: Element): Stop {
  const focused = document.activeElement
  const isTarget = target === focused
  const at = (fault: string | null): Stop => ({ isTarget, fault })
  if (focused === null || focused === document.body) return at('nowhere')
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`
  const { width, height } = focused.getBoundingClientRect()
  if (width === 0 || height === 0) return at(`${name} has no size`)
  if (!focused.matches(':focus-visible')) return at(`${name} does not show it`)
  // The ring is the element's own, or its edge's, or that of what it draws for itself.
  const own = getComputedStyle(focused)
  if (own.outlineStyle !== 'none' && Number.parseFloat(own.outlineWidth) >= 1) return at(null)
  if (own.boxShadow !== 'none') return at(null)
  for (const part of ['::before', '::after']) {
    const { content, backgroundColor, borderTopStyle } = getComputedStyle(focused, part)
    if (content === 'none') continue
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopStyle !== 'none') return at(null)
  }
  // A field may leave it to the box around it, a text to the one around its tools as well.
  let box = focused.parentElement
  for (let steps = focused.matches('textarea') ? 3 : 1; steps > 0 && box !== null; steps -= 1) {
    const around = getComputedStyle(box)
    if (around.outlineStyle !== 'none' || around.boxShadow !== 'none') return at(null)
    box = box.parentElement
  }
  return at(`${name} has no ring`)
}

/** Tab after Tab, as far as something is; the focus can be seen at every stop. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible()
  const faults = new Set<string>()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const { isTarget, fault } = await target.evaluate(stopAt)
    // Behind the last of a page stands the browser itself.
    if (fault !== null && fault !== 'nowhere' && stop > 0) faults.add(fault)
    if (isTarget) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  expect([...faults]).toEqual([])
}

/** The focus is on it by itself, and can be seen there. */
export const expectFocus = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate(stopAt)).toEqual({ isTarget: true, fault: null })

/** Tab as far as something is, and Enter. */
export async function press(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Arrow after arrow in a menu, a list or tabs, as far as something is. */
export async function arrowTo(page: Page, target: Locator, key = 'ArrowDown'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await target.evaluate(stopAt)).isTarget) break
    await page.keyboard.press(key)
  }
  expect(await target.evaluate(stopAt)).toEqual({ isTarget: true, fault: null })
}
