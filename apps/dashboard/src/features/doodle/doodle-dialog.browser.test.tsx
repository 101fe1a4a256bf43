import { expect, onTestFinished, test, vi } from 'vitest'
import { openDoodle } from '../../testing/open-doodle.tsx'
import { pull } from '../../testing/real-pointer.ts'
import { keepDialogHistory } from '../../ui/dialog/dialog-history.ts'

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
  'without a stroke Cancel closes at once; with one it asks, and keeps it',
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

test('Escape does nothing, wherever the focus is', { tags: ['DOO-18'] }, async () => {
  const { button, question, step, press } = await openDoodle()
  await press('{Escape}')
  await step(LINE)

  await press('{Escape}')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await press('{Escape}{Escape}')

  // Out of reach if a question stood above it.
  await button('Cancel').click()
  await expect.element(question(DISCARD)).toBeVisible()
})

test('Back and a click outside ask as Cancel does', { tags: ['DOO-18'] }, async () => {
  onTestFinished(keepDialogHistory())
  const before: unknown = history.state
  const { dialog, question, step } = await openDoodle()
  await step(LINE)

  history.back()
  await question(DISCARD).getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).toBeVisible()
  await pull([{ x: 8, y: 300 }])

  await question(DISCARD).getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  await expect.poll(() => history.state as unknown).toEqual(before)
})

test(
  'a drag that ends outside asks nothing, on the canvas or beside it',
  { tags: ['DOO-18'] },
  async () => {
    const { dialog, button, question, stroke, colourAt } = await openDoodle()
    const { x, y } = dialog.getByRole('heading', { name: 'Draw' }).element().getBoundingClientRect()

    await stroke([
      [50, 100],
      [250, 100],
      [250, -200],
    ])
    await pull([
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
  ['the button Clear', (opened: Opened) => opened.button('Clear').click()],
])(
  '%s clears once that is confirmed, and asks nothing before',
  { tags: ['DOO-10', 'DOO-17'] },
  async (_, clear) => {
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
  },
)

test.each([
  ['Backspace', (opened: Opened) => opened.press('{Backspace}')],
  ['Ctrl+Z', (opened: Opened) => opened.press('{Control>}z{/Control}')],
  ['Cmd+Z', (opened: Opened) => opened.press('{Meta>}z{/Meta}')],
  ['the button Undo', (opened: Opened) => opened.button('Undo').click()],
])('%s undoes one of two strokes', { tags: ['DOO-11'] }, async (_, undo) => {
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

test('two strokes within 100 ms are one step', { tags: ['DOO-14'] }, async () => {
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
  'there are five sizes, and a drawing is asked for before it is erased',
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
  'no key of the drawing works while a question stands above it',
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
  'a picture that cannot be made is said, and the drawing stays',
  { tags: ['DOO-02'] },
  async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    const { dialog, button, step } = await openDoodle()
    await step(LINE)

    await button('Done').click()

    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Couldn\'t create the image.')
  },
)

type Opened = Awaited<ReturnType<typeof openDoodle>>
