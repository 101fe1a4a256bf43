import type { Page } from '@playwright/test'

/** Finds visible controls and headings that overlap another one. Badges on images overlap on purpose. */
export function findOverlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SELECTOR =
      'button, a, input, textarea, time, h2, h3, label, [role=tab], header [data-glyph]'
    const shown = [...document.querySelectorAll<HTMLElement>(SELECTOR)].flatMap((element) => {
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isSeen || element.closest('.visually-hidden') !== null) return []
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue
        const clip = box.getBoundingClientRect()
        left = Math.max(left, clip.left)
        top = Math.max(top, clip.top)
        right = Math.min(right, clip.right)
        bottom = Math.min(bottom, clip.bottom)
      }
      return right - left > 2 && bottom - top > 2 ? [{ element, left, top, right, bottom }] : []
    })
    const getLabel = (element: HTMLElement) =>
      `${element.tagName} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}”`
    return shown.flatMap((one, index) =>
      shown.slice(index + 1).flatMap((other) => {
        const isInside = one.element.contains(other.element) || other.element.contains(one.element)
        const isOnPicture = [one, other].some(({ element }) => element.textContent === 'ALT')
        if (isInside || isOnPicture) return []
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return width > 2 && height > 2
          ? [`${getLabel(one.element)} over ${getLabel(other.element)}`]
          : []
      }),
    )
  })
}
