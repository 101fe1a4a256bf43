import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { pull } from '../../testing/real-pointer.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { useDrag } from './use-drag.ts'

type Options = Parameters<typeof useDrag>[0]
type Changed = Partial<Omit<Options, 'onMove' | 'onEnd'>>

/** A handle that notes what it is told. */
async function showHandle({ axis = 'x', ...options }: Changed = {}, dir = 'ltr') {
  const told: (readonly [string, ...(number | boolean)[]])[] = []
  const speeds: number[] = []
  const onMove: Options['onMove'] = ({ distance, speed }) => {
    told.push(['move', distance])
    speeds.push(speed)
  }
  const onEnd: Options['onEnd'] = ({ distance, speed }, isBrokenOff) => {
    told.push(['end', distance, isBrokenOff])
    speeds.push(speed)
  }
  const onPress = vi.fn<() => void>()

  let hand: ReturnType<typeof useDrag> | null = null
  function Handle() {
    const drag = useDrag({
      axis,
      onStart: () => void told.push(['start']),
      onMove,
      onEnd,
      ...options,
    })
    hand = drag
    return (
      <div dir={dir} style={{ padding: '100px' }}>
        {/* What it is dragged by stands in it, as in a switch. */}
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
    told,
    speeds,
    point,
    onPress,
    button,
    breakOff: () => hand?.breakOff(),
    middle: { x: x + width / 2, y: y + height / 2 },
  }
}

const asDrag = (dx: number, dy: number) =>
  Math.hypot(dx, dy) < 4 ? null : Math.abs(dx) > Math.abs(dy)

test.each([
  ['to the right', 'x', 'ltr', 30],
  ['to the left where a line ends there', 'x', 'rtl', -30],
  ['down', 'y', 'rtl', 20],
] as const)('tells how far a pointer went %s', async (_way, axis, dir, distance) => {
  const { told, point } = await showHandle({ axis }, dir)

  point('pointerdown', 100, 100)
  point('pointermove', 130, 120)
  point('pointerup', 130, 120)

  expect(told).toEqual([['start'], ['move', distance], ['end', distance, false]])
})

test('tells how fast it goes, in px a frame towards the end of the line', async () => {
  let now = 1000
  vi.spyOn(PointerEvent.prototype, 'timeStamp', 'get').mockImplementation(() => now)
  const { speeds, point } = await showHandle({}, 'rtl')

  point('pointerdown', 0)
  now += 50
  point('pointermove', -30)
  point('pointerup', -30)

  expect(speeds).toEqual([10, 10])
})

test('begins once it is known to be a drag, and is given up once it is none', async () => {
  const { told, point } = await showHandle({ isDrag: asDrag })

  point('pointerdown', 0)
  point('pointermove', 3)
  expect(told).toEqual([])
  point('pointermove', 5)
  point('pointerup', 5)
  expect(told.splice(0)).toEqual([['start'], ['move', 5], ['end', 5, false]])

  point('pointerdown', 0)
  point('pointermove', 0, 9)
  point('pointermove', 90, 9)
  point('pointerup', 90, 9)
  expect(told).toEqual([])

  point('pointerdown', 0)
  point('pointerup', 0)
  expect(told).toEqual([])
})

test('follows the pointer that came down alone, and only one that it takes', async () => {
  const { told, point } = await showHandle({
    isTaken: ({ pointerType }) => pointerType === 'touch',
  })
  point('pointerdown', 0, 0, { pointerType: 'mouse' })
  point('pointermove', 10)
  expect(told).toEqual([])

  point('pointerdown', 0, 0, { pointerType: 'touch' })
  point('pointermove', 50, 0, { pointerId: 8 })
  point('pointerup', 50, 0, { pointerId: 8 })
  point('pointermove', 10)

  expect(told).toEqual([['start'], ['move', 10]])
})

test('is broken off when the pointer is taken away, and by who asks for it', async () => {
  const { told, point, breakOff } = await showHandle()
  expect(breakOff()).toBe(false)
  point('pointerdown', 0)
  point('pointermove', 10)
  point('pointercancel', 10)
  expect(told.splice(0)).toEqual([['start'], ['move', 10], ['end', 10, true]])

  point('pointerdown', 0)
  point('pointermove', 10)
  expect(breakOff()).toBe(true)
  point('pointermove', 20)

  expect(told).toEqual([['start'], ['move', 10], ['end', 10, true]])
})

test('takes the pointer to itself where it captures: beyond its edges too, and its end is no press', async () => {
  const { told, middle, onPress, button } = await showHandle({ isDrag: asDrag, isCaptured: true })
  const { x, y } = middle

  await pull([middle, { x: x + 20, y }, { x: x + 300, y: y + 200 }])
  await expect.poll(() => told.at(-1)?.[0]).toBe('end')
  expect(told.at(-1)?.[1]).toBeCloseTo(300, 3)
  expect(told.at(-1)?.[2]).toBe(false)
  expect(told.filter(([what]) => what === 'end')).toHaveLength(1)
  expect(onPress).not.toHaveBeenCalled()
  await button.click()

  expect(onPress).toHaveBeenCalledTimes(1)
})
