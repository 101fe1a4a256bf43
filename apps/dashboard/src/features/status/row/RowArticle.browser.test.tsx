import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { picture } from '../../../gallery/gallery-data.ts'
import { showRow } from '../../../testing/show-row.tsx'

const shot = picture('1', ['navy', 'teal', 'gold'])

test(
  'a row behind a warning is called by the warning, and described by what it has, open or not',
  { tags: ['BY-54'] },
  async () => {
    const screen = await showRow({
      status: {
        spoiler_text: 'Finale',
        content: '<p>It was him.</p>',
        media_attachments: [shot, { ...shot, id: picture('2', ['navy', 'teal', 'gold']).id }],
      },
      isBoosted: true,
    })
    const row = screen.getByRole('article', { name: 'Ada Lovelace: Finale', exact: true })
    const told = 'Content warning, 2 images, Boosted by Bob'
    await expect.element(row).toHaveAccessibleDescription(told)

    await screen.getByRole('button', { name: 'Show more' }).click()

    await expect.element(screen.getByText('It was him.')).toBeVisible()
    await expect.element(row).toHaveAccessibleDescription(told)
  },
)

test('what a filter hides is not described', { tags: ['BY-54'] }, async () => {
  const screen = await showRow({
    status: { spoiler_text: 'Finale', media_attachments: [shot] },
    filter: { action: 'warn', titles: [''] },
  })

  const row = screen.getByRole('article', { name: 'Filtered: Ada Lovelace' })

  await expect.element(row).not.toHaveAttribute('aria-description')
})

test(
  'what it is described by does not change as it is reached: it would be said twice',
  { tags: ['BY-54'] },
  async () => {
    const screen = await showRow({ status: { media_attachments: [shot] } })
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
