import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { drag } from '../../testing/real-pointer.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { useDrag } from './use-drag.ts'

type Options = Parameters<typeof useDrag>[0]
type Changed = Partial<Omit<Options, 'onMove' | 'onEnd'>>

/** Renders a handle that records its callbacks. */
async function showHandle({ axis = 'x', ...options }: Changed = {}, dir = 'ltr') {
  const calls: (readonly [string, ...(number | boolean)[]])[] = []
  const speeds: number[] = []
  const onMove: Options['onMove'] = ({ distance, speed }) => {
    calls.push(['move', distance])
    speeds.push(speed)
  }
  const onEnd: Options['onEnd'] = ({ distance, speed }, isBrokenOff) => {
    calls.push(['end', distance, isBrokenOff])
    speeds.push(speed)
  }
  const onPress = vi.fn<() => void>()

  let hand: ReturnType<typeof useDrag> | null = null
  function Handle() {
    const drag = useDrag({
      axis,
      onStart: () => void calls.push(['start']),
      onMove,
      onEnd,
      ...options,
    })
    hand = drag
    return (
      <div dir={dir} style={{ padding: '100px' }}>
        {/* The input that is dragged is inside it, as in a toggle. */}
        <div {...drag.pointer} style={{ inlineSize: '100px' }}>
          <button
            type="button"
            onClick={onPress}
            style={{ inlineSize: '100px', blockSize: '40px' }}
          >
            Handle
          </button>
        </div>
      </div>
    )
  }

  await renderInEnglish(<Handle />)
  const button = browser.getByRole('button', { name: 'Handle' })
  const element = button.element()
  const point = (type: string, x: number, y = 0, traits: PointerEventInit = {}) =>
    element.dispatchEvent(
      new PointerEvent(type, { pointerId: 7, bubbles: true, clientX: x, clientY: y, ...traits }),
    )
  const { x, y, width, height } = element.getBoundingClientRect()
  return {
    calls,
    speeds,
    point,
    onPress,
    button,
    breakOff: () => hand?.breakOff(),
    middle: { x: x + width / 2, y: y + height / 2 },
  }
}

const isHorizontalDrag = (dx: number, dy: number) =>
  Math.hypot(dx, dy) < 4 ? null : Math.abs(dx) > Math.abs(dy)

test.each([
  ['to the right', 'x', 'ltr', 30],
  ['to the left where a line ends there', 'x', 'rtl', -30],
  ['down', 'y', 'rtl', 20],
] as const)(
  'reports the distance of a pointer that moves %s',
  async (_way, axis, dir, distance) => {
    const { calls, point } = await showHandle({ axis }, dir)

    point('pointerdown', 100, 100)
    point('pointermove', 130, 120)
    point('pointerup', 130, 120)

    expect(calls).toEqual([['start'], ['move', distance], ['end', distance, false]])
  },
)

test('reports the speed in px per frame towards the end of the line', async () => {
  let now = 1000
  vi.spyOn(PointerEvent.prototype, 'timeStamp', 'get').mockImplementation(() => now)
  const { speeds, point } = await showHandle({}, 'rtl')

  point('pointerdown', 0)
  now += 50
  point('pointermove', -30)
  point('pointerup', -30)

  expect(speeds).toEqual([10, 10])
})

test('starts once `isDrag` returns true and stops tracking once it returns false', async () => {
  const { calls, point } = await showHandle({ isDrag: isHorizontalDrag })

  point('pointerdown', 0)
  point('pointermove', 3)
  expect(calls).toEqual([])
  point('pointermove', 5)
  point('pointerup', 5)
  expect(calls.splice(0)).toEqual([['start'], ['move', 5], ['end', 5, false]])

  point('pointerdown', 0)
  point('pointermove', 0, 9)
  point('pointermove', 90, 9)
  point('pointerup', 90, 9)
  expect(calls).toEqual([])

  point('pointerdown', 0)
  point('pointerup', 0)
  expect(calls).toEqual([])
})

test('follows only the pointer that was pressed, and only one that `isTaken` accepts', async () => {
  const { calls, point } = await showHandle({
    isTaken: ({ pointerType }) => pointerType === 'touch',
  })
  point('pointerdown', 0, 0, { pointerType: 'mouse' })
  point('pointermove', 10)
  expect(calls).toEqual([])

  point('pointerdown', 0, 0, { pointerType: 'touch' })
  point('pointermove', 50, 0, { pointerId: 8 })
  point('pointerup', 50, 0, { pointerId: 8 })
  point('pointermove', 10)

  expect(calls).toEqual([['start'], ['move', 10]])
})

test('cancels the drag on pointercancel and on `breakOff`', async () => {
  const { calls, point, breakOff } = await showHandle()
  expect(breakOff()).toBe(false)
  point('pointerdown', 0)
  point('pointermove', 10)
  point('pointercancel', 10)
  expect(calls.splice(0)).toEqual([['start'], ['move', 10], ['end', 10, true]])

  point('pointerdown', 0)
  point('pointermove', 10)
  expect(breakOff()).toBe(true)
  point('pointermove', 20)

  expect(calls).toEqual([['start'], ['move', 10], ['end', 10, true]])
})

test('captures the pointer beyond its edges, and fires no click at the end', async () => {
  const { calls, middle, onPress, button } = await showHandle({
    isDrag: isHorizontalDrag,
    isCaptured: true,
  })
  const { x, y } = middle

  await drag([middle, { x: x + 20, y }, { x: x + 300, y: y + 200 }])
  await expect.poll(() => calls.at(-1)?.[0]).toBe('end')
  expect(calls.at(-1)?.[1]).toBeCloseTo(300, 3)
  expect(calls.at(-1)?.[2]).toBe(false)
  expect(calls.filter(([what]) => what === 'end')).toHaveLength(1)
  expect(onPress).not.toHaveBeenCalled()
  await button.click()

  expect(onPress).toHaveBeenCalledTimes(1)
})
