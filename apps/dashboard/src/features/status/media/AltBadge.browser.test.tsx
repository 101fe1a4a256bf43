import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { renderRow } from '../../../testing/render-row.tsx'

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])

test('opens and closes the description by ALT', { tags: ['BY-22'] }, async () => {
  const screen = await renderRow({ status: { media_attachments: [shot] } })
  const badge = screen.getByRole('button', { name: 'ALT' })
  await badge.click()
  await expect.element(screen.getByText('Jupiter and three of its moons in a row')).toBeVisible()
  await expect.element(badge).toHaveAttribute('aria-expanded', 'true')

  await badge.click()

  await expect
    .element(screen.getByText('Jupiter and three of its moons in a row'))
    .not.toBeInTheDocument()
})

const menu = `Menu:\nsoup\nbread\n\n${Array.from({ length: 40 }, (_, row) => `Row ${row}`).join('\n')}`

test(
  'keeps the line breaks of a description, scrolls a long one, and closes by Escape',
  { tags: ['BY-22'] },
  async () => {
    const screen = await renderRow({
      status: { media_attachments: [{ ...shot, description: menu }] },
    })
    const badge = screen.getByRole('button', { name: 'ALT' })
    await badge.click()
    const text = screen.getByText(/^Menu:/).element() as HTMLElement

    expect(text.innerText.split('\n').slice(0, 5)).toEqual(['Menu:', 'soup', 'bread', '', 'Row 0'])
    expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    expect(getComputedStyle(text).backgroundAttachment).toBe('local, local, scroll, scroll, scroll')
    const box = text.getBoundingClientRect()
    expect([box.left >= 0, box.right <= innerWidth, box.bottom <= innerHeight]).not.toContain(false)
    await userEvent.keyboard('{Tab}')
    await expect.element(text).toHaveFocus()
    await userEvent.keyboard('{Escape}')

    await expect.element(badge).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(/^Menu:/).query()).toBeNull()
  },
)

test(
  'closes a description by Escape while the badge has the focus',
  { tags: ['BY-22'] },
  async () => {
    const screen = await renderRow({ status: { media_attachments: [shot] } })
    await screen.getByRole('button', { name: 'ALT' }).click()
    const text = screen.getByText('Jupiter and three of its moons in a row')
    await expect.element(text).toBeVisible()

    await userEvent.keyboard('{Escape}')

    await expect.element(text).not.toBeInTheDocument()
  },
)

test('does not open the post by a click on a description', { tags: ['BY-22'] }, async () => {
  const expand = vi.fn<() => void>()
  const screen = await renderRow({ status: { media_attachments: [shot] }, actions: { expand } })
  await screen.getByRole('button', { name: 'ALT' }).click()

  await screen.getByText('Jupiter and three of its moons in a row').click()

  expect(expand).not.toHaveBeenCalled()
})
