import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { renderRow } from '../../../testing/render-row.tsx'

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])

test(
  'names a row by its content warning, and describes its content, opened or not',
  { tags: ['BY-54'] },
  async () => {
    const screen = await renderRow({
      status: {
        spoiler_text: 'Finale',
        content: '<p>It was him.</p>',
        media_attachments: [
          shot,
          { ...shot, id: createSampleImage('2', ['navy', 'teal', 'gold']).id },
        ],
      },
      isBoosted: true,
    })
    const row = screen.getByRole('article', { name: 'Ada Lovelace: Finale', exact: true })
    const description = 'Content warning, 2 images, Boosted by Bob'
    await expect.element(row).toHaveAccessibleDescription(description)

    await screen.getByRole('button', { name: 'Show more' }).click()

    await expect.element(screen.getByText('It was him.')).toBeVisible()
    await expect.element(row).toHaveAccessibleDescription(description)
  },
)

test('does not describe a filtered post', { tags: ['BY-54'] }, async () => {
  const screen = await renderRow({
    status: { spoiler_text: 'Finale', media_attachments: [shot] },
    filter: { action: 'warn', titles: [''] },
  })

  const row = screen.getByRole('article', { name: 'Filtered: Ada Lovelace' })

  await expect.element(row).not.toHaveAttribute('aria-description')
})

test(
  'keeps the description unchanged on focus, because a screen reader would repeat it',
  { tags: ['BY-54'] },
  async () => {
    const screen = await renderRow({ status: { media_attachments: [shot] } })
    const row = screen.getByRole('article')
    const changes: unknown[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(row.element(), { attributeFilter: ['aria-description', 'aria-label'] })
    onTestFinished(() => observer.disconnect())

    await userEvent.tab()

    await expect.element(row).toHaveFocus()
    await expect.element(row).toHaveAccessibleDescription('1 image')
    expect(changes).toEqual([])
  },
)
