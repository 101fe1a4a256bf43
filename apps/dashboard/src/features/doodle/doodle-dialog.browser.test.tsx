import { expect, onTestFinished, test, vi } from 'vitest'
import { openDoodle } from '../../testing/open-doodle.tsx'
import { drag } from '../../testing/real-pointer.ts'
import { syncDialogHistory } from '../../ui/dialog/dialog-history.ts'

const LINE = [
  [50, 100],
  [250, 100],
  [450, 100],
] as const
const NEXT = [
  [50, 300],
  [250, 300],
  [450, 300],
] as const

const DISCARD = 'Discard doodle? All changes will be lost!'
const CLEAR = 'Clear screen? This will erase your drawing!'
const RESIZE = 'Change size? This will erase your drawing!'

test(
  'closes on Cancel without strokes, and asks for confirmation with one',
  { tags: ['DOO-15'] },
  async () => {
    const { dialog, button, question, open, step, colourAt } = await openDoodle()
    await button('Cancel').click()
    await expect.poll(() => dialog.query()).toBeNull()
    await open()
    await expect.element(button('Done')).toBeVisible()
    await step(LINE)

    await button('Cancel').click()
    await question(DISCARD).getByRole('button', { name: 'Cancel' }).click()
    expect(colourAt(250, 100)).toBe('#000000')
    await button('Cancel').click()
    await question(DISCARD).getByRole('button', { name: 'Discard' }).click()

    await expect.poll(() => dialog.query()).toBeNull()
  },
)

test('ignores Escape, wherever the focus is', { tags: ['DOO-18'] }, async () => {
  const { button, question, step, press } = await openDoodle()
  await press('{Escape}')
  await step(LINE)

  await press('{Escape}')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await press('{Escape}{Escape}')

  // The button would not be reachable below a confirmation dialog.
  await button('Cancel').click()
  await expect.element(question(DISCARD)).toBeVisible()
})

test(
  'asks for confirmation on Back and on a click outside, as on Cancel',
  { tags: ['DOO-18'] },
  async () => {
    onTestFinished(syncDialogHistory())
    const before: unknown = history.state
    const { dialog, question, step } = await openDoodle()
    await step(LINE)

    history.back()
    await question(DISCARD).getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).toBeVisible()
    await drag([{ x: 8, y: 300 }])

    await question(DISCARD).getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => dialog.query()).toBeNull()
    await expect.poll(() => history.state as unknown).toEqual(before)
  },
)

test(
  'does not ask for confirmation after a drag that ends outside the dialog',
  { tags: ['DOO-18'] },
  async () => {
    const { dialog, button, question, stroke, colourAt } = await openDoodle()
    const { x, y } = dialog.getByRole('heading', { name: 'Draw' }).element().getBoundingClientRect()

    await stroke([
      [50, 100],
      [250, 100],
      [250, -200],
    ])
    await drag([
      { x: x + 5, y: y + 5 },
      { x: x + 5, y: 4 },
    ])

    expect(colourAt(150, 100)).toBe('#000000')
    await button('Cancel').click()
    await expect.element(question(DISCARD)).toBeVisible()
  },
)

test.each([
  ['Delete', (opened: Opened) => opened.press('{Delete}')],
  ['the Clear button', (opened: Opened) => opened.button('Clear').click()],
])('clears with %s only after confirmation', { tags: ['DOO-10', 'DOO-17'] }, async (_, clear) => {
  const opened = await openDoodle()
  const { question, step, colourAt } = opened
  await clear(opened)
  expect(question(CLEAR).query()).toBeNull()
  await step(LINE)

  await clear(opened)
  await question(CLEAR).getByRole('button', { name: 'Cancel' }).click()
  expect(colourAt(250, 100)).toBe('#000000')
  await clear(opened)
  await question(CLEAR).getByRole('button', { name: 'Clear' }).click()

  await expect.poll(() => colourAt(250, 100)).toBe('#ffffff')
  await opened.press('{Backspace}')
  expect(colourAt(250, 100)).toBe('#ffffff')
})

test.each([
  ['Backspace', (opened: Opened) => opened.press('{Backspace}')],
  ['Ctrl+Z', (opened: Opened) => opened.press('{Control>}z{/Control}')],
  ['Cmd+Z', (opened: Opened) => opened.press('{Meta>}z{/Meta}')],
  ['the Undo button', (opened: Opened) => opened.button('Undo').click()],
])('undoes one of two strokes with %s', { tags: ['DOO-11'] }, async (_, undo) => {
  const opened = await openDoodle()
  await opened.step(LINE)
  await opened.step(NEXT)

  await undo(opened)
  expect([opened.colourAt(250, 100), opened.colourAt(250, 300)]).toEqual(['#000000', '#ffffff'])
  await undo(opened)

  expect(opened.colourAt(250, 100)).toBe('#ffffff')
  await opened.button('Cancel').click()
  await expect.poll(() => opened.dialog.query()).toBeNull()
})

test('treats two strokes within 100 ms as one undo step', { tags: ['DOO-14'] }, async () => {
  const { platform, stroke, step, press, colourAt } = await openDoodle()
  await stroke(LINE)
  await platform.clock.advance(50)
  await stroke(NEXT)
  await platform.clock.advance(99)
  await platform.clock.advance(1)
  await step([[20, 20]])

  await press('{Backspace}')
  expect(colourAt(250, 300)).toBe('#000000')
  await press('{Backspace}')

  expect([colourAt(250, 100), colourAt(250, 300)]).toEqual(['#ffffff', '#ffffff'])
})

test(
  'offers five sizes, and asks for confirmation before erasing a drawing',
  { tags: ['DOO-06', 'DOO-16'] },
  async () => {
    const { dialog, canvas, question, step, options, colourAt } = await openDoodle()
    const choose = async (name: string) => {
      await dialog.getByRole('button', { name: /^Canvas size/ }).click()
      expect(dialog.getByRole('option').elements()).toHaveLength(5)
      await dialog.getByRole('option', { name }).click()
    }
    const size = () => [canvas().width, canvas().height]
    expect(size()).toEqual([500, 500])

    await choose('Banner')
    expect(size()).toEqual([702, 330])
    await step(LINE)
    await choose('800 × 600')
    await question(RESIZE).getByRole('button', { name: 'Cancel' }).click()
    expect([...size(), colourAt(250, 100)]).toEqual([702, 330, '#000000'])
    await choose('800 × 600')
    await question(RESIZE).getByRole('button', { name: 'Change size' }).click()

    await expect.poll(size).toEqual([800, 600])
    expect(options().size).toBe('800x600')
  },
)

test(
  'disables the shortcuts while a confirmation dialog is open',
  { tags: ['DOO-11'] },
  async () => {
    const { button, question, step, press, colourAt } = await openDoodle()
    await step(LINE)
    await button('Cancel').click()
    await expect.element(question(DISCARD)).toBeVisible()

    await press('{Backspace}{Delete}{Shift>}')

    expect(colourAt(250, 100)).toBe('#000000')
    expect(question(CLEAR).query()).toBeNull()
    await press('{/Shift}')
  },
)

test(
  'shows an error and keeps the drawing when the picture cannot be created',
  { tags: ['DOO-02'] },
  async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    const { dialog, button, step } = await openDoodle()
    await step(LINE)

    await button('Done').click()

    await expect.element(dialog.getByRole('alert')).toHaveTextContent("Couldn't create the image.")
  },
)

type Opened = Awaited<ReturnType<typeof openDoodle>>
