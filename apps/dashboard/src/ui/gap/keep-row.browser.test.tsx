import { expect, onTestFinished, test } from 'vitest'
import { keepRow } from './keep-row.ts'

const ROW_PX = 100
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A list as virtual lists draw one: a scroller, and rows by their numbers. */
function listOf(numbers: readonly number[]) {
  const scroller = document.createElement('div')
  scroller.dataset['virtuosoScroller'] = 'true'
  scroller.style.cssText = 'block-size: 400px; overflow-y: auto; overflow-anchor: none'
  scroller.append(...numbers.map(drawn))
  document.body.append(scroller)
  onTestFinished(() => scroller.remove())
  const row = (number: number) =>
    scroller.querySelector<HTMLElement>(`[data-item-index="${number}"]`)!
  return { scroller, row, topOf: (number: number) => row(number).getBoundingClientRect().top }
}

function drawn(number: number): HTMLElement {
  const row = document.createElement('div')
  row.dataset['itemIndex'] = String(number)
  row.style.blockSize = `${ROW_PX}px`
  row.append(document.createElement('article'))
  return row
}

const TWENTY = Array.from({ length: 20 }, (_, index) => index)

/** The gap is row 10; row 9 stands above it and row 11 below. */
function scrolledList() {
  const list = listOf(TWENTY)
  list.scroller.scrollTop = 800
  const gap = list.row(10).querySelector('article')!
  return { ...list, gap, button: list.scroller }
}

test(
  'rows that come in above a row that is held move it by nothing, also where it is drawn anew',
  { tags: ['TL-12'] },
  async () => {
    const { scroller, row, topOf, gap, button } = scrolledList()
    const before = topOf(11)
    const letGo = keepRow(gap, 'below')
    await frame()

    row(10).before(drawn(-1), drawn(-2))
    row(11).replaceWith(drawn(11))
    letGo(button)

    await expect.poll(() => topOf(11)).toBe(before)
    expect(scroller.scrollTop).toBe(800 + 2 * ROW_PX)
  },
)

test(
  'where the list scrolls by itself, once it has measured what came in, the row that is held stands',
  { tags: ['TL-12', 'BY-38'] },
  async () => {
    const { scroller, topOf, gap, button } = scrolledList()
    const before = topOf(9)
    const letGo = keepRow(gap, 'above')
    letGo(button)
    await frame()

    scroller.scrollTop += 16
    expect(topOf(9)).toBe(before - 16)

    await expect.poll(() => topOf(9)).toBe(before)
  },
)

test('who scrolls meanwhile takes the row along', { tags: ['TL-12'] }, async () => {
  const { scroller, row, topOf, gap, button } = scrolledList()
  const letGo = keepRow(gap, 'below')
  await frame()

  scroller.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  scroller.scrollTop += 50
  await frame()
  await frame()
  const taken = topOf(11)
  row(10).before(drawn(-1))
  letGo(button)

  await expect.poll(() => topOf(11)).toBe(taken)
  expect(scroller.scrollTop).toBe(850 + ROW_PX)
})

test(
  'who goes elsewhere by what stands beside the list gets there',
  { tags: ['TL-12'] },
  async () => {
    const { scroller, gap, button } = scrolledList()
    const letGo = keepRow(gap, 'below')
    letGo(button)
    await frame()

    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    scroller.scrollTop = 0
    await frame()
    await frame()

    expect(scroller.scrollTop).toBe(0)
  },
)
