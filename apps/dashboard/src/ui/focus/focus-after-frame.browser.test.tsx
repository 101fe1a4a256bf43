import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { focusAfterFrame } from './focus-after-frame.ts'

async function showButtons() {
  const screen = await render(
    <>
      <button type="button">Play</button>
      <p>Words</p>
    </>,
  )
  const button = screen.getByRole('button').element() as HTMLButtonElement
  return { button, words: screen.getByText('Words') }
}

test('a focus that the browser drops for a frame that is gone is taken back', async () => {
  const { button } = await showButtons()
  focusAfterFrame(button)

  button.blur()

  await expect.poll(() => document.activeElement).toBe(button)
})

test('a reader who goes elsewhere is let go', async () => {
  const { button, words } = await showButtons()
  focusAfterFrame(button)

  await userEvent.click(words)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)

  expect(document.activeElement).toBe(document.body)
})
