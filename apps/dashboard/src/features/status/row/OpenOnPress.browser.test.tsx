import { expect, test, vi } from 'vitest'
import { showRow } from '../../../testing/show-row.tsx'

test('selects the word on a double click, and opens nothing', { tags: ['ST-34'] }, async () => {
  const expand = vi.fn<() => void>()
  const screen = await showRow({
    status: { content: '<p>Low tide at noon</p>' },
    actions: { expand },
  })
  const text = screen.getByText('Low tide at noon')

  await text.dblClick({ position: { x: 10, y: 10 } })

  expect(document.getSelection()?.toString().trim()).toBe('Low')
  // Longer than a click waits for a second one.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(expand).not.toHaveBeenCalled()

  await text.click({ position: { x: 10, y: 10 } })
  await expect.poll(() => expand.mock.calls.length).toBe(1)
})

test('opens at once on a click beside the text', { tags: ['ST-34'] }, async () => {
  const expand = vi.fn<() => void>()
  const screen = await showRow({ status: { content: '<p>Low</p>' }, actions: { expand } })

  await screen.getByText('Low').click({ position: { x: 200, y: 10 } })

  expect(expand).toHaveBeenCalledOnce()
})
