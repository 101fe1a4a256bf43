import { expect, onTestFinished, test } from 'vitest'
import { keepRowBesideGap } from './keep-row-beside-gap.ts'

const ROW_PX = 100
const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Creates a list with the DOM of a virtual list: a scroller, and rows by their numbers. */
function createList(numbers: readonly number[]) {
  const scroller = document.createElement('div')
  scroller.dataset['virtuosoScroller'] = 'true'
  scroller.style.cssText = 'block-size: 400px; overflow-y: auto; overflow-anchor: none'
  scroller.append(...numbers.map(createRow))
  document.body.append(scroller)
  onTestFinished(() => scroller.remove())
  const row = (number: number) =>
    scroller.querySelector<HTMLElement>(`[data-item-index="${number}"]`)!
  return { scroller, row, topOf: (number: number) => row(number).getBoundingClientRect().top }
}

function createRow(number: number): HTMLElement {
  const row = document.createElement('div')
  row.dataset['itemIndex'] = String(number)
  row.style.blockSize = `${ROW_PX}px`
  row.append(document.createElement('article'))
  return row
}

const TWENTY = Array.from({ length: 20 }, (_, index) => index)

/** Shows a list whose gap is row 10, between the rows 9 and 11. */
function showScrolledList() {
  const list = createList(TWENTY)
  list.scroller.scrollTop = 800
  const gap = list.row(10).querySelector('article')!
  return { ...list, gap, button: list.scroller }
}

test(
  'keeps a row in place when rows are inserted above, also when its element is recreated',
  { tags: ['TL-12'] },
  async () => {
    const { scroller, row, topOf, gap, button } = showScrolledList()
    const before = topOf(11)
    const stop = keepRowBesideGap(gap, 'below')
    await waitForFrame()

    row(10).before(createRow(-1), createRow(-2))
    row(11).replaceWith(createRow(11))
    stop(button)

    await expect.poll(() => topOf(11)).toBe(before)
    expect(scroller.scrollTop).toBe(800 + 2 * ROW_PX)
  },
)

test(
  'keeps the row in place when the list corrects its own scroll position after measuring',
  { tags: ['TL-12', 'BY-38'] },
  async () => {
    const { scroller, topOf, gap, button } = showScrolledList()
    const before = topOf(9)
    const stop = keepRowBesideGap(gap, 'above')
    stop(button)
    await waitForFrame()

    scroller.scrollTop += 16
    expect(topOf(9)).toBe(before - 16)

    await expect.poll(() => topOf(9)).toBe(before)
  },
)

test('lets the row follow when the user scrolls', { tags: ['TL-12'] }, async () => {
  const { scroller, row, topOf, gap, button } = showScrolledList()
  const stop = keepRowBesideGap(gap, 'below')
  await waitForFrame()

  scroller.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  scroller.scrollTop += 50
  await waitForFrame()
  await waitForFrame()
  const taken = topOf(11)
  row(10).before(createRow(-1))
  stop(button)

  await expect.poll(() => topOf(11)).toBe(taken)
  expect(scroller.scrollTop).toBe(850 + ROW_PX)
})

test('allows scrolling to the top by a control beside the list', { tags: ['TL-12'] }, async () => {
  const { scroller, gap, button } = showScrolledList()
  const stop = keepRowBesideGap(gap, 'below')
  stop(button)
  await waitForFrame()

  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  scroller.scrollTop = 0
  await waitForFrame()
  await waitForFrame()

  expect(scroller.scrollTop).toBe(0)
})
