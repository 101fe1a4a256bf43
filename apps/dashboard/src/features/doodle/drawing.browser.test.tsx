import { expect, test } from 'vitest'
import { draftAtom } from '../../state/compose/draft.ts'
import { openDoodle } from '../../testing/open-doodle.tsx'

const ACROSS = [
  [50, 100],
  [250, 100],
  [450, 100],
] as const
const BELOW = [
  [50, 300],
  [450, 300],
] as const

test(
  'draws in the foreground colour while dragging, and attaches the picture on Done',
  { tags: ['DOO-01', 'DOO-02', 'MOD-18'] },
  async () => {
    const { session, server, dialog, stroke, colourAt, button } = await openDoodle()
    expect([colourAt(0, 0), colourAt(250, 100)]).toEqual(['#ffffff', '#ffffff'])

    await stroke(ACROSS)
    expect(colourAt(250, 100)).toBe('#000000')
    await button('Done').click()

    await expect.poll(() => dialog.query()).toBeNull()
    await expect.poll(() => server.calls()).toEqual(['POST /api/v2/media'])
    const form = await server.requests()[0]!.clone().formData()
    const file = form.get('file') as File
    expect([file.name, file.type]).toEqual(['doodle.png', 'image/png'])
    const { width, height } = await createImageBitmap(file)
    expect([width, height]).toEqual([500, 500])
    await expect.poll(() => session.store.get(draftAtom(session)).mediaIds).toEqual(['7'])
  },
)

test('draws a dot on a press without movement', { tags: ['DOO-01'] }, async () => {
  const { stroke, colourAt, change } = await openDoodle()
  change({ weight: 9 })

  await stroke([[120, 140]])

  expect([colourAt(120, 140), colourAt(123, 140), colourAt(130, 140)]).toEqual([
    '#000000',
    '#000000',
    '#ffffff',
  ])
})

test('draws in the background colour with the right button', { tags: ['DOO-09'] }, async () => {
  const { step, colourAt, change } = await openDoodle()
  await step(ACROSS)
  change({ bg: '#00ff00' })

  await step(BELOW, { button: 'right' })

  expect([colourAt(250, 100), colourAt(250, 300)]).toEqual(['#000000', '#00ff00'])
})

test('fills an enclosed area while Shift is held', { tags: ['DOO-12'] }, async () => {
  const { step, stroke, press, colourAt, change, options } = await openDoodle()
  change({ weight: 6 })
  await step([
    [100, 100],
    [400, 100],
    [400, 400],
    [100, 400],
    [100, 100],
  ])
  change({ fg: '#ff0000' })

  await press('{Shift>}')
  expect(options().mode).toBe('fill')
  await stroke([[250, 250]])
  await press('{/Shift}')

  expect(options().mode).toBe('draw')
  const seen = [colourAt(110, 110), colourAt(390, 390), colourAt(100, 250), colourAt(50, 250)]
  expect(seen).toEqual(['#ff0000', '#ff0000', '#000000', '#ffffff'])
})

test.each(['Control', 'Meta'])(
  'swaps the colours while %s is held',
  { tags: ['DOO-13'] },
  async (key) => {
    const { step, press, colourAt, change } = await openDoodle()
    await step([[10, 10]])
    change({ bg: '#0000ff' })

    await press(`{${key}>}`)
    await step(ACROSS)
    await press(`{/${key}}`)
    await step(BELOW)

    expect([colourAt(250, 100), colourAt(250, 300)]).toEqual(['#0000ff', '#000000'])
  },
)

test('continues a stroke that leaves the canvas and returns', { tags: ['DOO-01'] }, async () => {
  const { stroke, colourAt } = await openDoodle()

  await stroke([
    [450, 100],
    [560, 100],
    [560, 200],
    [450, 200],
  ])

  expect([colourAt(480, 100), colourAt(480, 200)]).toEqual(['#000000', '#000000'])
})

test('draws a thicker line with more pen pressure', { tags: ['DOO-01'] }, async () => {
  const { step, colourAt, change } = await openDoodle()
  change({ weight: 10 })

  await step(ACROSS, { device: 'pen', force: 1 })
  await step(BELOW, { device: 'pen', force: 0.1 })

  expect([colourAt(250, 107), colourAt(250, 300)]).toEqual(['#000000', '#000000'])
  expect(colourAt(250, 304)).toBe('#ffffff')
})

test('draws a translucent stroke in an even colour', { tags: ['DOO-03'] }, async () => {
  const { stroke, colourAt, change } = await openDoodle()
  change({ weight: 20, opacity: 0.5, adaptiveStroke: false })

  await stroke(ACROSS)

  const seen = new Set(Array.from({ length: 380 }, (_, x) => colourAt(60 + x, 100)))
  expect(seen.size).toBe(1)
  expect([...seen][0]).toMatch(/^#(7e7e7e|7f7f7f|808080)$/)
})

test(
  'rounds corners with smoothing, and still ends at the last pen position',
  { tags: ['DOO-20'] },
  async () => {
    const { step, colourAt, change } = await openDoodle()
    const corner = [
      [100, 100],
      [300, 100],
      [300, 300],
    ] as const
    await step(corner)
    expect(colourAt(300, 100)).toBe('#000000')

    change({ smoothing: true, fg: '#ff0000', weight: 6 })
    await step(corner.map(([x, y]) => [x + 100, y + 100] as const))

    expect(colourAt(400, 200)).toBe('#ffffff')
    expect(colourAt(400, 398)).toBe('#ff0000')
  },
)
