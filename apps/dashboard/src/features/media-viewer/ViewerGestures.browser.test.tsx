import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mediaId } from '@colonnade/domain/entities'
import { picture } from '../../gallery/gallery-data.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ViewerDialog } from './MediaViewer.tsx'

const named = (name: string) => ({
  ...picture(name, ['navy', 'teal', 'gold']),
  id: mediaId(name),
  description: name,
})

async function show(names: readonly string[], onClose: () => void = () => undefined) {
  const screen = await renderInEnglish(
    <ViewerDialog media={names.map(named)} start={0} onClose={onClose} />,
  )
  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
  return screen
}

const frame = () => document.querySelector<HTMLElement>('[data-offset="0"] [data-frame]')!
const box = () => frame().getBoundingClientRect()
const middle = () => ({ x: box().x + box().width / 2, y: box().y + box().height / 2 })

function point(type: string, pointerId: number, x: number, y: number, pointerType = 'touch') {
  const init = {
    pointerId,
    pointerType,
    clientX: x,
    clientY: y,
    bubbles: true,
    isPrimary: pointerId === 1,
  }
  frame().dispatchEvent(new PointerEvent(type, init))
}

/** Two fingers side by side around a place, from one distance to another. */
function pinch(from: number, to: number, { x, y } = middle()): void {
  const both = (type: string, distance: number) => {
    point(type, 1, x - distance / 2, y)
    point(type, 2, x + distance / 2, y)
  }
  both('pointerdown', from)
  both('pointermove', (from + to) / 2)
  both('pointermove', to)
  both('pointerup', to)
}

function drag(dx: number, pointerType = 'touch', steps = 12): void {
  const { x, y } = middle()
  point('pointerdown', 1, x, y, pointerType)
  for (let step = 1; step <= steps; step += 1) {
    point('pointermove', 1, x + (dx * step) / steps, y, pointerType)
  }
  point('pointerup', 1, x + dx, y, pointerType)
}

// Synthetic pointers are not there to be captured.
vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
afterEach(() => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  document.documentElement.dir = 'ltr'
})

test.each([
  [100, 300, 3],
  [100, 1000, 4],
  [300, 100, 1],
])(
  'two fingers from %i to %i px apart show the picture %i times as large',
  { tags: ['MV-08'] },
  async (from, to, times) => {
    await show(['One'])
    const { width } = box()

    pinch(from, to)

    expect(box().width / width).toBeCloseTo(times, 3)
  },
)

test('what is between the fingers stays there', { tags: ['MV-08'] }, async () => {
  await show(['One'])
  const before = box()
  const place = { x: before.x + before.width / 4, y: before.y + before.height / 4 }

  pinch(100, 200, place)

  const after = box()
  // The browser tells places in whole px.
  expect(after.x + after.width / 4).toBeCloseTo(place.x, 0)
  expect(after.y + after.height / 4).toBeCloseTo(place.y, 0)
})

test(
  'a whole picture does not move under a finger, a larger one does, as far as its edges',
  { tags: ['MV-08'] },
  async () => {
    await show(['One'])
    const whole = box()
    drag(100)
    expect(box().x).toBe(whole.x)

    pinch(100, 200)
    const larger = box()
    drag(40)
    expect(box().x).toBeCloseTo(larger.x + 40, 3)
    drag(9000)

    expect(box().x).toBeCloseTo(whole.x, 3)
  },
)

test(
  'the wheel zooms around the pointer, with Ctrl as well, and the page stays as it is',
  { tags: ['MV-08'] },
  async () => {
    await show(['One'])
    const { x, y, width } = box()
    const turn = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', {
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
        ...init,
      })
      frame().dispatchEvent(event)
      return event.defaultPrevented
    }

    expect(turn({ deltaY: -100 })).toBe(true)
    expect(box().width / width).toBeCloseTo(1.25, 3)
    expect(box().x).toBeCloseTo(x, 0)
    expect(box().y).toBeCloseTo(y, 0)
    expect(turn({ deltaY: 100, ctrlKey: true })).toBe(true)

    expect(box().width).toBeCloseTo(width, 3)
  },
)

test(
  'two taps make a picture larger where they are, two more make it whole',
  { tags: ['MV-08'] },
  async () => {
    const screen = await show(['One'])
    const image = screen.getByRole('img', { name: 'One' })
    const { width } = box()

    await image.dblClick({ position: { x: 10, y: 10 } })
    await expect.poll(() => box().width / width).toBeCloseTo(2, 2)
    await expect.poll(() => frame().getAnimations()).toEqual([])
    await image.dblClick({ position: { x: 10, y: 10 } })

    await expect.poll(() => box().width / width).toBeCloseTo(1, 2)
  },
)

test(
  'plus, minus and zero zoom by the keyboard, Shift with an arrow moves',
  { tags: ['MV-08'] },
  async () => {
    await show(['One', 'Two'])
    const { width, x } = box()

    await userEvent.keyboard('+')
    await expect.poll(() => box().width / width).toBeCloseTo(1.5, 2)
    await expect.poll(() => frame().getAnimations()).toEqual([])
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
    expect(box().x).toBeCloseTo(x, 2)
    await userEvent.keyboard('0')

    await expect.poll(() => box().width / width).toBeCloseTo(1, 2)
  },
)

test.each([
  ['to the left brings the next', 'ltr', -200, 'Two'],
  ['to the right brings the last', 'ltr', 200, 'Three'],
  ['to the right brings the next where one reads from there', 'rtl', 200, 'Two'],
])('a swipe %s', { tags: ['MV-09'] }, async (_title, dir, dx, name) => {
  document.documentElement.dir = dir
  const screen = await show(['One', 'Two', 'Three'])

  drag(dx)

  await expect.element(screen.getByRole('img', { name })).toBeVisible()
})

test('a swipe goes round of two as well', { tags: ['MV-09'] }, async () => {
  const screen = await show(['One', 'Two'])

  drag(200)
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  drag(200)

  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
})

test(
  'no other picture comes by the mouse, by a larger picture, or where there is none',
  { tags: ['MV-09'] },
  async () => {
    const screen = await show(['One', 'Two'])
    drag(-200, 'mouse')
    pinch(100, 200)
    drag(-200)
    await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
    await screen.unmount()

    const alone = await show(['One'])
    drag(-200)

    await expect.element(alone.getByRole('img', { name: 'One' })).toBeVisible()
  },
)

test('the next picture comes whole', { tags: ['MV-08'] }, async () => {
  const screen = await show(['One', 'Two'])
  const { width } = box()
  pinch(100, 300)

  await screen.getByRole('button', { name: 'Next' }).click()

  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  expect(box().width).toBe(width)
})

test(
  'a press beside the picture closes, the end of a drag does not',
  { tags: ['MV-04'] },
  async () => {
    const onClose = vi.fn<() => void>()
    await show(['One'], onClose)
    const pane = frame().parentElement!
    pinch(100, 300)
    point('pointerdown', 1, 5, 5)
    point('pointermove', 1, 60, 5)
    point('pointerup', 1, 60, 5)
    pane.click()
    expect(onClose).not.toHaveBeenCalled()

    point('pointerdown', 1, 5, 5)
    point('pointerup', 1, 5, 5)
    pane.click()

    expect(onClose).toHaveBeenCalledOnce()
  },
)
