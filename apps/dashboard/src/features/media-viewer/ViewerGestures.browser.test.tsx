import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mediaId } from '@colonnade/domain/entities'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ViewerDialog } from './MediaViewer.tsx'

const createImage = (name: string) => ({
  ...createSampleImage(name, ['navy', 'teal', 'gold']),
  id: mediaId(name),
  description: name,
})

async function show(names: readonly string[], onClose: () => void = () => undefined) {
  const screen = await renderInEnglish(
    <ViewerDialog media={names.map(createImage)} start={0} onClose={onClose} />,
  )
  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
  return screen
}

const getFrame = () => document.querySelector<HTMLElement>('[data-offset="0"] [data-frame]')!
const getBox = () => getFrame().getBoundingClientRect()
const getCenter = () => ({
  x: getBox().x + getBox().width / 2,
  y: getBox().y + getBox().height / 2,
})

function dispatchPointer(
  type: string,
  pointerId: number,
  x: number,
  y: number,
  pointerType = 'touch',
) {
  const init = {
    pointerId,
    pointerType,
    clientX: x,
    clientY: y,
    bubbles: true,
    isPrimary: pointerId === 1,
  }
  getFrame().dispatchEvent(new PointerEvent(type, init))
}

/** Moves two fingers horizontally around a point, from one distance to another. */
function pinch(from: number, to: number, { x, y } = getCenter()): void {
  const both = (type: string, distance: number) => {
    dispatchPointer(type, 1, x - distance / 2, y)
    dispatchPointer(type, 2, x + distance / 2, y)
  }
  both('pointerdown', from)
  both('pointermove', (from + to) / 2)
  both('pointermove', to)
  both('pointerup', to)
}

function drag(dx: number, pointerType = 'touch', steps = 12): void {
  const { x, y } = getCenter()
  dispatchPointer('pointerdown', 1, x, y, pointerType)
  for (let step = 1; step <= steps; step += 1) {
    dispatchPointer('pointermove', 1, x + (dx * step) / steps, y, pointerType)
  }
  dispatchPointer('pointerup', 1, x + dx, y, pointerType)
}

// Synthetic pointers cannot be captured.
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
  'zooms from %i to %i px between two fingers by a factor of %i',
  { tags: ['MV-08'] },
  async (from, to, times) => {
    await show(['One'])
    const { width } = getBox()

    pinch(from, to)

    expect(getBox().width / width).toBeCloseTo(times, 3)
  },
)

test(
  'keeps the point between two fingers in place while zooming',
  { tags: ['MV-08'] },
  async () => {
    await show(['One'])
    const before = getBox()
    const place = { x: before.x + before.width / 4, y: before.y + before.height / 4 }

    pinch(100, 200, place)

    const after = getBox()
    // The browser reports positions in whole px.
    expect(after.x + after.width / 4).toBeCloseTo(place.x, 0)
    expect(after.y + after.height / 4).toBeCloseTo(place.y, 0)
  },
)

test(
  'pans an enlarged image up to its edges, and never one at its original scale',
  { tags: ['MV-08'] },
  async () => {
    await show(['One'])
    const whole = getBox()
    drag(100)
    expect(getBox().x).toBe(whole.x)

    pinch(100, 200)
    const larger = getBox()
    drag(40)
    expect(getBox().x).toBeCloseTo(larger.x + 40, 3)
    drag(9000)

    expect(getBox().x).toBeCloseTo(whole.x, 3)
  },
)

test(
  'zooms around the pointer by the wheel, also with Ctrl, and does not zoom the page',
  { tags: ['MV-08'] },
  async () => {
    await show(['One'])
    const { x, y, width } = getBox()
    const turn = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', {
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
        ...init,
      })
      getFrame().dispatchEvent(event)
      return event.defaultPrevented
    }

    expect(turn({ deltaY: -100 })).toBe(true)
    expect(getBox().width / width).toBeCloseTo(1.25, 3)
    expect(getBox().x).toBeCloseTo(x, 0)
    expect(getBox().y).toBeCloseTo(y, 0)
    expect(turn({ deltaY: 100, ctrlKey: true })).toBe(true)

    expect(getBox().width).toBeCloseTo(width, 3)
  },
)

test('zooms in at a double tap, and resets the zoom at another', { tags: ['MV-08'] }, async () => {
  const screen = await show(['One'])
  const image = screen.getByRole('img', { name: 'One' })
  const { width } = getBox()

  await image.dblClick({ position: { x: 10, y: 10 } })
  await expect.poll(() => getBox().width / width).toBeCloseTo(2, 2)
  await expect.poll(() => getFrame().getAnimations()).toEqual([])
  await image.dblClick({ position: { x: 10, y: 10 } })

  await expect.poll(() => getBox().width / width).toBeCloseTo(1, 2)
})

test(
  'zooms by plus, minus and zero, and pans by Shift with an arrow key',
  { tags: ['MV-08'] },
  async () => {
    await show(['One', 'Two'])
    const { width, x } = getBox()

    await userEvent.keyboard('+')
    await expect.poll(() => getBox().width / width).toBeCloseTo(1.5, 2)
    await expect.poll(() => getFrame().getAnimations()).toEqual([])
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
    expect(getBox().x).toBeCloseTo(x, 2)
    await userEvent.keyboard('0')

    await expect.poll(() => getBox().width / width).toBeCloseTo(1, 2)
  },
)

test.each([
  ['shows the next image after a swipe to the left', 'ltr', -200, 'Two'],
  ['shows the last image after a swipe to the right', 'ltr', 200, 'Three'],
  ['shows the next image after a swipe to the right in a right-to-left page', 'rtl', 200, 'Two'],
])('%s', { tags: ['MV-09'] }, async (_title, dir, dx, name) => {
  document.documentElement.dir = dir
  const screen = await show(['One', 'Two', 'Three'])

  drag(dx)

  await expect.element(screen.getByRole('img', { name })).toBeVisible()
})

test('wraps around by a swipe, also with two images', { tags: ['MV-09'] }, async () => {
  const screen = await show(['One', 'Two'])

  drag(200)
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  drag(200)

  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
})

test(
  'does not swipe by mouse, in an enlarged image, or in a single one',
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

test('resets the zoom for the next image', { tags: ['MV-08'] }, async () => {
  const screen = await show(['One', 'Two'])
  const { width } = getBox()
  pinch(100, 300)

  await screen.getByRole('button', { name: 'Next' }).click()

  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  expect(getBox().width).toBe(width)
})

test(
  'closes by a click beside the image, but not at the end of a drag',
  { tags: ['MV-04'] },
  async () => {
    const onClose = vi.fn<() => void>()
    await show(['One'], onClose)
    const pane = getFrame().parentElement!
    pinch(100, 300)
    dispatchPointer('pointerdown', 1, 5, 5)
    dispatchPointer('pointermove', 1, 60, 5)
    dispatchPointer('pointerup', 1, 60, 5)
    pane.click()
    expect(onClose).not.toHaveBeenCalled()

    dispatchPointer('pointerdown', 1, 5, 5)
    dispatchPointer('pointerup', 1, 5, 5)
    pane.click()

    expect(onClose).toHaveBeenCalledOnce()
  },
)
