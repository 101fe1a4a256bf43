import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Focus } from '@colonnade/domain/media'
import { createSampleImage } from '../../../../gallery/sample-data.ts'
import { renderInEnglish } from '../../../../testing/render-in-english.tsx'
import { FocusDialog } from './FocusDialog.tsx'

/** Renders the dialog for a picture that is twice as wide as high. */
async function renderDialog(focus?: Focus) {
  // Synthetic pointer events cannot be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  const onSave = vi.fn<(focus: Focus) => void>()
  const media = {
    ...createSampleImage('1', ['#123', '#456', '#789']),
    meta: { original: { width: 400, height: 200 }, ...(focus && { focus }) },
  }
  const screen = await renderInEnglish(
    <FocusDialog media={media} onSave={onSave} onClose={() => undefined} />,
  )
  const reticle = screen.getByRole('button', { name: 'Focal point' })
  const box = () => reticle.element().parentElement!.getBoundingClientRect()
  const centre = () => {
    const circle = reticle.element().getBoundingClientRect()
    const { left, top, width, height } = box()
    return [
      (circle.left + circle.width / 2 - left) / width,
      (circle.top + circle.height / 2 - top) / height,
    ]
  }
  const point = (type: string, x: number, y: number, traits: PointerEventInit = {}) => {
    const { left, top, width, height } = box()
    const on = traits.isPrimary === undefined ? reticle.element().parentElement! : reticle.element()
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        clientX: left + x * width,
        clientY: top + y * height,
        ...traits,
      }),
    )
  }
  const positions = () =>
    [...screen.container.querySelectorAll('figure img')].map(
      (image) => getComputedStyle(image).objectPosition,
    )
  return { screen, onSave, reticle, centre, point, positions }
}

const roundToGrid = ([x, y]: readonly number[]) =>
  [x, y].map((part) => Math.round((part ?? 0) * 20) / 20)

test('centres the focal point until it is dragged', { tags: ['FOC-01', 'FOC-04'] }, async () => {
  const { centre } = await renderDialog()

  expect(roundToGrid(centre())).toEqual([0.5, 0.5])
})

test(
  'moves the focal point while dragging, and saves it once on release',
  { tags: ['FOC-02'] },
  async () => {
    const { onSave, centre, point } = await renderDialog()

    point('pointerdown', 0.5, 0.9)
    await expect.poll(() => roundToGrid(centre())).toEqual([0.5, 0.9])
    point('pointermove', 0.75, 0.25)
    await expect.poll(() => roundToGrid(centre())).toEqual([0.75, 0.25])
    expect(onSave).not.toHaveBeenCalled()
    point('pointerup', 0.75, 0.25)

    await expect.poll(() => onSave.mock.calls).toHaveLength(1)
    const [focus] = onSave.mock.calls[0]!
    expect(focus.x).toBeCloseTo(0.5, 1)
    expect(focus.y).toBeCloseTo(0.5, 1)
  },
)

test(
  'keeps the offset when the circle is dragged by its edge, also with a pen',
  { tags: ['FOC-02', 'FOC-06'] },
  async () => {
    const { centre, point } = await renderDialog()
    const edge = { isPrimary: true, pointerType: 'pen' }

    point('pointerdown', 0.54, 0.5, edge)
    await expect.poll(() => roundToGrid(centre())).toEqual([0.5, 0.5])
    point('pointermove', 0.74, 0.5, edge)

    await expect.poll(() => roundToGrid(centre())).toEqual([0.7, 0.5])
  },
)

test.each([
  ['a second finger', { isPrimary: false, pointerType: 'touch' }],
  ['another mouse button', { isPrimary: true, button: 2 }],
])('ignores %s', { tags: ['FOC-02'] }, async (_title, traits) => {
  const { centre, point, onSave } = await renderDialog()

  point('pointerdown', 0.9, 0.9, traits)
  point('pointerup', 0.9, 0.9, traits)

  expect(roundToGrid(centre())).toEqual([0.5, 0.5])
  expect(onSave).not.toHaveBeenCalled()
})

test(
  'moves the focal point with arrow keys, and saves once after a pause',
  { tags: ['FOC-06'] },
  async () => {
    const { onSave, reticle } = await renderDialog()
    await expect.element(reticle).toHaveFocus()

    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}')
    expect(onSave).not.toHaveBeenCalled()

    await expect.poll(() => onSave.mock.calls).toEqual([[{ x: 0.02, y: 0.04 }]])
  },
)

test(
  'saves a keyboard move at once when the focus leaves or the dialog closes',
  { tags: ['FOC-06'] },
  async () => {
    const { screen, onSave } = await renderDialog()
    await userEvent.keyboard('{ArrowUp}{Tab}')
    expect(onSave.mock.calls).toEqual([[{ x: 0, y: 0.02 }]])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}')

    await screen.unmount()

    expect(onSave.mock.calls.slice(1)).toEqual([[{ x: 0, y: 0.04 }]])
  },
)

test(
  'previews three crops of the picture while the focal point moves',
  { tags: ['FOC-04'] },
  async () => {
    const { screen, positions, point } = await renderDialog({ x: 0, y: 0.5 })
    const ratios = [...screen.container.querySelectorAll('figure img')].map((image) => {
      const { width, height } = image.getBoundingClientRect()
      return Math.round((width / height) * 100) / 100
    })
    expect(ratios).toEqual([1.78, 1, 0.75])
    expect(positions()).toEqual(['50% 25%', '50% 25%', '50% 25%'])

    point('pointerdown', 1, 1)

    await expect.poll(positions).toEqual(['100% 100%', '100% 100%', '100% 100%'])
  },
)

test('moves the focal point back to the centre with one click, and shows the position in words', async () => {
  const { screen, onSave } = await renderDialog({ x: 0.5, y: 0.5 })
  await expect
    .element(screen.getByText('75 % from the left, 25 % from the top'))
    .toBeInTheDocument()

  await screen.getByRole('button', { name: 'Move to the centre' }).click()

  await expect.poll(() => onSave.mock.calls).toEqual([[{ x: 0, y: 0 }]])
  await expect
    .element(screen.getByText('50 % from the left, 50 % from the top'))
    .toBeInTheDocument()
})
