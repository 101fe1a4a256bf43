import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { useSwipe } from './use-swipe.ts'

const WIDTH = 400

type Options = Parameters<typeof useSwipe>[0]

/** Renders three pages of 400 px, the second of them shown. */
async function showPages(options: Partial<Options> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const onPull = vi.fn<(side: 1 | -1) => void>()
  const onStay = vi.fn<() => void>()
  let hand: ReturnType<typeof useSwipe> | null = null
  let turn: (page: number) => void = () => undefined

  function Pages() {
    const [page, setPage] = useState(1)
    const swipe = useSwipe({
      shown: page,
      index: page,
      last: 2,
      onPull,
      onStay,
      onTurn: setPage,
      ...options,
    })
    hand = swipe
    turn = setPage
    return (
      <div {...swipe.pointer} dir={dir} style={{ inlineSize: WIDTH }}>
        <div ref={swipe.pane} data-testid="pane">
          Page {page}
        </div>
      </div>
    )
  }

  await renderInEnglish(<Pages />)
  const pane = browser.getByTestId('pane')
  const element = pane.element() as HTMLElement
  const point = (type: string, x: number, y = 0) =>
    element.dispatchEvent(
      new PointerEvent(type, { pointerId: 7, bubbles: true, clientX: x, clientY: y }),
    )
  const swipe = (dx: number, end = 'pointerup') => {
    point('pointerdown', 0)
    point('pointermove', dx / 2)
    // Moves slowly, because a fast swipe turns a page after a few px.
    clock.mockReturnValue(clock() + 10_000)
    point('pointermove', dx)
    point(end, dx)
  }
  const shift = () => Number.parseFloat(element.style.translate) || 0
  return { pane, element, point, swipe, shift, onPull, onStay, hand: () => hand!, turn: () => turn }
}

let now = 1_000
const clock = vi.fn(() => now)
Object.defineProperty(PointerEvent.prototype, 'timeStamp', {
  configurable: true,
  get: () => clock(),
})

afterEach(() => {
  now += 60_000
  clock.mockImplementation(() => now)
})

test.each([
  ['the next page comes by a finger that goes to the start of the line', 'ltr', -300, 2],
  ['the one before comes by a finger that goes to its end', 'ltr', 300, 0],
  ['from right to left it is the other way round', 'rtl', 300, 2],
  ['a short way leaves the page', 'ltr', -100, 1],
] as const)('turns pages: %s', { tags: ['MOB-04'] }, async (_what, dir, dx, expected) => {
  const { swipe, pane, onStay, shift } = await showPages({}, dir)

  swipe(dx)

  await expect.element(pane).toHaveTextContent(`Page ${expected}`)
  expect(onStay).toHaveBeenCalledTimes(expected === 1 ? 1 : 0)
  expect(shift()).toBe(0)
})

test('turns a page after a few px of a fast swipe', { tags: ['MOB-05'] }, async () => {
  const { point, pane } = await showPages()
  point('pointerdown', 0)
  now += 16
  point('pointermove', -20)
  point('pointerup', -20)

  await expect.element(pane).toHaveTextContent('Page 2')
})

test(
  'moves the page with the finger and reports the revealed side',
  { tags: ['MOB-02'] },
  async () => {
    const { point, shift, onPull } = await showPages()
    point('pointerdown', 0)

    point('pointermove', -100)
    expect(shift()).toBe(-100)
    expect(onPull.mock.lastCall).toEqual([1])
    point('pointermove', 60)

    expect(shift()).toBe(60)
    expect(onPull.mock.lastCall).toEqual([-1])
  },
)

test('resists a swipe beyond the last page', { tags: ['MOB-02'] }, async () => {
  const { point, shift } = await showPages({ index: 2 })
  point('pointerdown', 0)

  point('pointermove', -WIDTH)

  expect(shift()).toBeLessThan(-100)
  expect(shift()).toBeGreaterThan(-WIDTH * 0.75)
})

test(
  'stays on the page when the pointer is cancelled, at any distance',
  { tags: ['MOB-06'] },
  async () => {
    const { swipe, pane, onStay, element, shift } = await showPages()

    swipe(-390, 'pointercancel')

    expect(onStay).toHaveBeenCalledTimes(1)
    expect(element.dataset['settling']).toBe('')
    expect(shift()).toBe(0)
    await expect.element(pane).toHaveTextContent('Page 1')
  },
)

test.each([
  ['a finger that goes up or down', {}, [-5, 90]],
  ['any finger where pages are not pulled', { isOn: false }, [-90, 0]],
] as const)(
  'does not swipe on %s',
  { tags: ['MOB-03', 'MOB-10'] },
  async (_what, options, [dx, dy]) => {
    const { point, shift, onPull } = await showPages(options)

    point('pointerdown', 0)
    point('pointermove', dx, dy)
    point('pointermove', -300, dy)

    expect(shift()).toBe(0)
    expect(onPull).not.toHaveBeenCalled()
  },
)

test('slides the next page in from the release position, or from its side without a swipe', async () => {
  const { swipe, element, turn, hand } = await showPages()
  const from: string[] = []
  const seen = vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => {
    from.push(element.style.translate)
    return new DOMRect()
  })

  swipe(-300)
  await expect.poll(() => from).toEqual([`${WIDTH - 300}px`])
  hand().entryRef.current = -40
  turn()(0)

  await expect.poll(() => from.slice(1)).toEqual(['-40px'])
  seen.mockRestore()
})

test('slides the page back when the swipe is cancelled', async () => {
  const { point, shift, hand, pane, element } = await showPages()
  point('pointerdown', 0)
  point('pointermove', -300)

  expect(hand().breakOff()).toBe(true)
  expect(hand().breakOff()).toBe(false)
  expect(shift()).toBe(0)
  expect(element.dataset['settling']).toBe('')
  point('pointerup', -300)

  await expect.element(pane).toHaveTextContent('Page 1')
})
