import { expect, type Locator, type Page } from '@playwright/test'

/** More Tab stops than any path through a page has. */
const MAX_STOPS = 200

interface FocusStop {
  readonly isTarget: boolean
  /** Why the focus is lost or invisible; null when an element has a visible focus. */
  readonly fault: string | null
}

/** Runs in the page. Describes the current focus. */
function inspectFocus(target: Element): FocusStop {
  const focused = document.activeElement
  const isTarget = target === focused
  const createStop = (fault: string | null): FocusStop => ({ isTarget, fault })
  if (focused === null || focused === document.body) return createStop('no focused element')
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`
  const { width, height } = focused.getBoundingClientRect()
  if (width === 0 || height === 0) return createStop(`${name} has no size`)
  if (!focused.matches(':focus-visible')) return createStop(`${name} has no visible focus`)
  // The focus ring is an outline or shadow of the element, or a pseudo-element.
  const style = getComputedStyle(focused)
  if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1)
    return createStop(null)
  if (style.boxShadow !== 'none') return createStop(null)
  for (const part of ['::before', '::after']) {
    const { content, backgroundColor, borderTopStyle } = getComputedStyle(focused, part)
    if (content === 'none') continue
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopStyle !== 'none') return createStop(null)
  }
  // A field may leave the ring to its container, and a textarea to the container of its toolbar.
  let box = focused.parentElement
  for (let steps = focused.matches('textarea') ? 3 : 1; steps > 0 && box !== null; steps -= 1) {
    const around = getComputedStyle(box)
    if (around.outlineStyle !== 'none' || around.boxShadow !== 'none') return createStop(null)
    box = box.parentElement
  }
  return createStop(`${name} has no ring`)
}

/** Presses Tab until the target has the focus. Expects a visible focus at every stop. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible()
  const faults = new Set<string>()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const { isTarget, fault } = await target.evaluate(inspectFocus)
    // After the last element of the page the focus is in the browser.
    if (fault !== null && fault !== 'no focused element' && stop > 0) faults.add(fault)
    if (isTarget) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  expect([...faults]).toEqual([])
}

/** Expects that the target has a visible focus without any key press. */
export const expectFocus = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate(inspectFocus)).toEqual({ isTarget: true, fault: null })

/** Presses Tab until the target has the focus, then Enter. */
export async function tabToAndActivate(
  page: Page,
  target: Locator,
  key?: 'Shift+Tab',
): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Presses an arrow key in a menu, list or tab list until the target has the focus. */
export async function moveFocusTo(page: Page, target: Locator, key = 'ArrowDown'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if ((await target.evaluate(inspectFocus)).isTarget) break
    await page.keyboard.press(key)
  }
  expect(await target.evaluate(inspectFocus)).toEqual({ isTarget: true, fault: null })
}
