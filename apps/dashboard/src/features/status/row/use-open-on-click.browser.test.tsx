import { expect, test, vi } from 'vitest'
import { renderRow } from '../../../testing/render-row.tsx'

test(
  'selects a word on a double click, and does not open the row',
  { tags: ['ST-34'] },
  async () => {
    const expand = vi.fn<() => void>()
    const screen = await renderRow({
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
  },
)

test('opens at once on a click next to the text', { tags: ['ST-34'] }, async () => {
  const expand = vi.fn<() => void>()
  const screen = await renderRow({ status: { content: '<p>Low</p>' }, actions: { expand } })

  await screen.getByText('Low').click({ position: { x: 200, y: 10 } })

  expect(expand).toHaveBeenCalledOnce()
})
