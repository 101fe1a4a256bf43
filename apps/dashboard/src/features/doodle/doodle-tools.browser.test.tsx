import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEFAULT_DOODLE } from '@colonnade/domain/doodle'
import { openDoodle } from '../../testing/open-doodle.tsx'

test('names every tool and exposes its state', { tags: ['DOO-20'] }, async () => {
  const { dialog, button, options } = await openDoodle()
  await expect.element(button('Undo')).toBeVisible()
  await expect.element(button('Clear')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Canvas size/ })).toBeVisible()
  await expect.element(button('Draw')).toHaveAttribute('aria-pressed', 'true')

  await button('Fill').click()
  await dialog.getByRole('switch', { name: 'Smoothing' }).click()
  await dialog.getByRole('switch', { name: 'Adaptive stroke' }).click()
  await dialog.getByRole('spinbutton', { name: 'Weight' }).fill('12')
  await dialog.getByRole('slider', { name: 'Opacity' }).fill('40')
  await button('Swap colours').click()

  await expect.element(button('Fill')).toHaveAttribute('aria-pressed', 'true')
  expect(options()).toEqual({
    ...DEFAULT_DOODLE,
    mode: 'fill',
    smoothing: true,
    adaptiveStroke: false,
    weight: 12,
    opacity: 0.4,
    swapped: true,
  })
})

test('keeps the drawing options when it is opened again', { tags: ['DOO-03'] }, async () => {
  const { dialog, button, open } = await openDoodle()
  await dialog.getByRole('spinbutton', { name: 'Weight' }).fill('12')
  await button('Red').click()
  await button('Cancel').click()
  await expect.poll(() => dialog.query()).toBeNull()

  await open()

  await expect.element(dialog.getByRole('spinbutton', { name: 'Weight' })).toHaveValue(12)
  await expect.element(button('Red')).toHaveAttribute('aria-pressed', 'true')
})

test(
  'types only digits in the weight field, and keeps the weight at 1 or more',
  { tags: ['DOO-05', 'DOO-19'] },
  async () => {
    const { dialog, question, step, press, options, colourAt, button } = await openDoodle()
    await step([
      [50, 100],
      [250, 100],
      [450, 100],
    ])
    const field = dialog.getByRole('spinbutton', { name: 'Weight' })
    await field.fill('25')

    await press('{Backspace}')
    expect([options().weight, colourAt(250, 100)]).toEqual([2, '#000000'])
    await press('{Delete}{Backspace}{Shift>}')
    expect([options().weight, options().mode]).toEqual([1, 'draw'])
    await press('{/Shift}0')
    await button('Draw').click()

    await expect.element(field).toHaveValue(1)
    expect(question('Clear screen? This will erase your drawing!').query()).toBeNull()
  },
)

test(
  'has a palette of 77 colours in 7 rows with roving tabindex',
  { tags: ['DOO-07'] },
  async () => {
    const { dialog, press, options } = await openDoodle()
    const palette = dialog.getByRole('grid', { name: 'Palette' })
    const colours = palette.getByRole('button').elements() as HTMLElement[]
    expect([palette.getByRole('row').elements().length, colours.length]).toEqual([7, 77])
    expect(new Set(colours.map((colour) => colour.ariaLabel)).size).toBe(77)
    expect(colours.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)

    colours[0]!.focus()
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')

    expect(document.activeElement?.ariaLabel).toBe('Red')
    expect(options().fg).toBe('#ff0000')
  },
)

test.each([
  ['left', [], { fg: '#ff0000', bg: '#ffffff' }],
  ['right', [], { fg: '#000000', bg: '#ff0000' }],
  ['left', ['Control'], { fg: '#000000', bg: '#ff0000' }],
  ['left', ['Meta'], { fg: '#000000', bg: '#ff0000' }],
] as const)(
  'picks with the %s button and %j the colours %j',
  { tags: ['DOO-08'] },
  async (button, modifiers, colours) => {
    const opened = await openDoodle()
    let menus = 0
    addEventListener('contextmenu', ({ defaultPrevented }) => (menus += defaultPrevented ? 0 : 1))

    await opened.button('Red').click({ button, modifiers: [...modifiers] })

    expect(opened.options()).toMatchObject({ ...colours, swapped: false })
    expect(menus).toBe(0)
  },
)

test('fills the empty canvas with the background colour', { tags: ['DOO-08'] }, async () => {
  const { button, colourAt, step, press } = await openDoodle()

  await button('Yellow').click({ button: 'right' })
  await expect.poll(() => colourAt(5, 5)).toBe('#ffff00')
  await step([
    [50, 250],
    [450, 250],
  ])
  await button('Red').click({ button: 'right' })

  expect([colourAt(5, 5), colourAt(250, 250)]).toEqual(['#ffff00', '#000000'])
  await press('{Backspace}')
  await expect.poll(() => colourAt(250, 250)).not.toBe('#000000')
})

test(
  'keeps Cancel and Done in one row at 420 px, above a scrolling panel with a fade',
  { tags: ['DOO-01'] },
  async () => {
    const { dialog, button } = await openDoodle()
    await page.viewport(420, 800)
    const { top: cancelTop } = button('Cancel').element().getBoundingClientRect()
    const { top: doneTop } = button('Done').element().getBoundingClientRect()
    const panel = dialog.getByRole('group', { name: 'Tools' }).element().parentElement!
    const edge = getComputedStyle(panel, '::after')

    expect(doneTop).toBe(cancelTop)
    expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight)
    expect([edge.position, edge.pointerEvents]).toEqual(['sticky', 'none'])
    expect(edge.backgroundImage).toContain('linear-gradient')
  },
)
