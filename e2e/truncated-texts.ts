import type { Page } from '@playwright/test'

/**
 * Finds the interface texts, in brackets as `generatePseudoCatalog` formats them, that cannot be read in full: they
 * overflow a box that clips them, or the window. These may be truncated with `…`:
 *
 * - titles of columns and what is beside them in a header, because the column itself has the full name;
 * - the line of a collapsed post, and what a notification quotes;
 * - captions of the illustrations of a column type.
 */
export const findTruncatedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isTruncated = (text: DOMRect, box: DOMRect) =>
      text.left < box.left - 1 || text.right > box.right + 1
    const getAncestors = (element: Element): readonly Element[] => {
      const parent = element.parentElement
      return parent === null ? [element] : [element, ...getAncestors(parent)]
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || !(node.textContent ?? '').includes('[')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('header, .visually-hidden, [aria-hidden=true], [inert]') !== null)
        continue
      // Visible to screen readers only.
      if (getAncestors(element).some((box) => getComputedStyle(box).clipPath === 'inset(50%)'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      const around = getAncestors(element)
      const clipping = around.find((box) => getComputedStyle(box).overflowX !== 'visible')
      const isScrollable =
        clipping !== undefined && /auto|scroll/.test(getComputedStyle(clipping).overflowX)
      if (
        clipping !== undefined &&
        !isScrollable &&
        isTruncated(text, clipping.getBoundingClientRect())
      ) {
        found.push(node.textContent ?? '')
      }
    }
    return [...new Set(found)]
  })
