import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { Toggle } from './Toggle.tsx'

function StatefulToggle({ first, dir }: { readonly first: boolean; readonly dir: 'ltr' | 'rtl' }) {
  const [isOn, setIsOn] = useState(first)
  return (
    <div dir={dir}>
      <Toggle label="Sounds" isOn={isOn} onChange={setIsOn} />
    </div>
  )
}

async function showToggle(first: boolean, dir: 'ltr' | 'rtl' = 'ltr') {
  await renderInEnglish(<StatefulToggle first={first} dir={dir} />)
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

/** Synthetic pointers cannot be captured. */
const mockPointerCapture = () =>
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)

test.each([
  ['on', false, 15, true],
  ['off', true, -15, false],
])('turns %s by a drag of 15 px', { tags: ['MOB-07'] }, async (_name, first, moved, expected) => {
  mockPointerCapture()
  const { toggle, point, knob } = await showToggle(first)

  point('pointerdown', 100)
  point('pointermove', 100 + moved)
  await expect.poll(knob).toBe(`${moved}px`)
  point('pointerup', 100 + moved)

  await expect.element(toggle).toHaveAttribute('aria-checked', String(expected))
  await expect.poll(knob).toBe('0px')
})

test(
  'limits the knob to its track, and moves it back after a short drag',
  { tags: ['MOB-07'] },
  async () => {
    mockPointerCapture()
    const { toggle, point, knob } = await showToggle(false)

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

test('grows with the text, and so does the travel of its knob', async () => {
  mockPointerCapture()
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const { toggle, point, knob } = await showToggle(false)
  const { width, height } = toggle.element().getBoundingClientRect()

  expect([width, height]).toEqual([72, 40])
  point('pointerdown', 100)
  point('pointermove', 180)

  await expect.poll(knob).toBe('32px')
  const { insetInlineStart } = getComputedStyle(toggle.element(), '::before')
  expect(insetInlineStart).toBe('3px')
})

test('mirrors the switch in RTL pages: "on" is at the left', { tags: ['MOB-07'] }, async () => {
  mockPointerCapture()
  const { toggle, point } = await showToggle(false, 'rtl')

  point('pointerdown', 100)
  point('pointermove', 85)
  point('pointerup', 85)

  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
})

test('toggles once per click, and ignores a cancelled press', async () => {
  mockPointerCapture()
  const { toggle, point } = await showToggle(false)

  point('pointerdown', 100)
  point('pointermove', 120)
  point('pointercancel', 120)
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
  await toggle.click()

  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
})

test('does not count the end of a mouse drag as a click', { tags: ['MOB-07'] }, async () => {
  const { toggle } = await showToggle(false)
  const dragMouse = (from: number, to: number) =>
    userEvent.dragAndDrop(toggle, toggle, {
      sourcePosition: { x: from, y: 12 },
      targetPosition: { x: to, y: 12 },
    })

  await dragMouse(8, 30)
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
  await expect.element(toggle).toBeChecked()
  await dragMouse(30, 24)
  await expect.element(toggle).toBeChecked()
  await toggle.click()

  await expect.element(toggle).not.toBeChecked()
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
})
