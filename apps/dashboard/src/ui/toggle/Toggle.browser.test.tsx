import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { Toggle } from './Toggle.tsx'

function Held({ first, dir }: { readonly first: boolean; readonly dir: 'ltr' | 'rtl' }) {
  const [isOn, setIsOn] = useState(first)
  return (
    <div dir={dir}>
      <Toggle label="Sounds" isOn={isOn} onChange={setIsOn} />
    </div>
  )
}

async function show(first: boolean, dir: 'ltr' | 'rtl' = 'ltr') {
  await renderInEnglish(<Held first={first} dir={dir} />)
  const toggle = browser.getByRole('switch', { name: 'Sounds' })
  const element = toggle.element()
  const knob = () => getComputedStyle(element, '::before').marginInlineStart
  const point = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        isPrimary: true,
        bubbles: true,
        button: 0,
        clientX,
        clientY: 12,
      }),
    )
  return { toggle, knob, point }
}

/** A pointer that only the page knows cannot be captured. */
const uncaptured = () =>
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)

test.each([
  ['on', false, 15, true],
  ['off', true, -15, false],
])('a drag of 15 px flips it %s', { tags: ['MOB-07'] }, async (_name, first, moved, expected) => {
  uncaptured()
  const { toggle, point, knob } = await show(first)

  point('pointerdown', 100)
  point('pointermove', 100 + moved)
  await expect.poll(knob).toBe(`${moved}px`)
  point('pointerup', 100 + moved)

  await expect.element(toggle).toHaveAttribute('aria-checked', String(expected))
  await expect.poll(knob).toBe('0px')
})

test(
  'the knob goes no further than its way, and a short pull lets it spring back',
  { tags: ['MOB-07'] },
  async () => {
    uncaptured()
    const { toggle, point, knob } = await show(false)

    point('pointerdown', 100)
    point('pointermove', 180)
    await expect.poll(knob).toBe('16px')
    point('pointermove', 106)
    await expect.poll(knob).toBe('6px')
    point('pointerup', 106)

    await expect.poll(knob).toBe('0px')
    await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
  },
)

test('grows with the text, and so does the way of its knob', async () => {
  uncaptured()
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const { toggle, point, knob } = await show(false)
  const { width, height } = toggle.element().getBoundingClientRect()

  expect([width, height]).toEqual([72, 40])
  point('pointerdown', 100)
  point('pointermove', 180)

  await expect.poll(knob).toBe('32px')
  const { insetInlineStart } = getComputedStyle(toggle.element(), '::before')
  expect(insetInlineStart).toBe('3px')
})

test('from right to left, "on" lies to the left', { tags: ['MOB-07'] }, async () => {
  uncaptured()
  const { toggle, point } = await show(false, 'rtl')

  point('pointerdown', 100)
  point('pointermove', 85)
  point('pointerup', 85)

  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
})

test('a press flips it once, and one that is taken away leaves it', async () => {
  uncaptured()
  const { toggle, point } = await show(false)

  point('pointerdown', 100)
  point('pointermove', 120)
  point('pointercancel', 120)
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
  await toggle.click()

  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
})

test(
  'the end of a pull by the mouse is no press, and the next press counts again',
  { tags: ['MOB-07'] },
  async () => {
    const { toggle } = await show(false)
    const pull = (from: number, to: number) =>
      userEvent.dragAndDrop(toggle, toggle, {
        sourcePosition: { x: from, y: 12 },
        targetPosition: { x: to, y: 12 },
      })

    await pull(8, 30)
    await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
    await expect.element(toggle).toBeChecked()
    await pull(30, 24)
    await expect.element(toggle).toBeChecked()
    await toggle.click()

    await expect.element(toggle).not.toBeChecked()
    await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
  },
)
