import type { Page } from '@playwright/test'

/**
 * The texts of the program, in brackets as `pseudoCatalog` gives them, that somebody cannot read whole: they
 * reach beyond a box that cuts them off, or beyond the window. What may be cut, with its end as `…`:
 *
 * - titles of columns and what stands beside them in a header, whose whole name is said by the column itself;
 * - the line that a collapsed post is, and what a notification quotes;
 * - captions of fixed pictures of a kind of column.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCut = (text: DOMRect, box: DOMRect) =>
      text.left < box.left - 1 || text.right > box.right + 1
    const boxes = (element: Element): readonly Element[] => {
      const parent = element.parentElement
      return parent === null ? [element] : [element, ...boxes(parent)]
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || !(node.textContent ?? '').includes('[')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('header, .visually-hidden, [aria-hidden=true], [inert]') !== null)
        continue
      // For screen readers alone.
      if (boxes(element).some((box) => getComputedStyle(box).clipPath === 'inset(50%)')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      const around = boxes(element)
      const cutting = around.find((box) => getComputedStyle(box).overflowX !== 'visible')
      const scrolls =
        cutting !== undefined && /auto|scroll/.test(getComputedStyle(cutting).overflowX)
      if (cutting !== undefined && !scrolls && isCut(text, cutting.getBoundingClientRect())) {
        found.push(node.textContent ?? '')
      }
    }
    return [...new Set(found)]
  })
