import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { focusAfterIframe } from './focus-after-iframe.ts'

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

test('restores a focus that the browser drops after an iframe was removed', async () => {
  const { button } = await showButtons()
  focusAfterIframe(button)

  button.blur()

  await expect.poll(() => document.activeElement).toBe(button)
})

test('stops when the user moves the focus elsewhere', async () => {
  const { button, words } = await showButtons()
  focusAfterIframe(button)

  await userEvent.click(words)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)

  expect(document.activeElement).toBe(document.body)
})
