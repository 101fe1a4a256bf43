import { expect, test } from 'vitest'
import { createSampleAccount } from '../../../gallery/sample-data.ts'
import { renderComposerView } from '../../../testing/render-composer-view.tsx'

const UNLOCKED =
  'Your account is not locked. Anyone can follow you to view your follower-only posts.'

test(
  'warns that anyone can follow an unlocked account when a post is for followers only',
  { tags: ['CMP-43', 'RTE-07'] },
  async () => {
    const screen = await renderComposerView({ draft: { privacy: 'private' } })

    await expect.element(screen.getByText(UNLOCKED)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'locked' }))
      .toHaveAttribute('href', 'https://here.example/settings/profile')
  },
)

test(
  'does not show the followers-only hint for a locked account',
  { tags: ['CMP-43'] },
  async () => {
    const screen = await renderComposerView({
      draft: { privacy: 'private' },
      me: createSampleAccount('mira', { locked: true }),
    })

    expect(screen.getByText(UNLOCKED).query()).toBeNull()
  },
)

test(
  'links to the terms in the hint for a direct post',
  { tags: ['CMP-44', 'RTE-09'] },
  async () => {
    const screen = await renderComposerView({ draft: { privacy: 'direct' } })

    const more = screen.getByRole('link', { name: 'Learn more' })
    await expect.element(more).toHaveAttribute('href', 'https://here.example/terms')
    await expect.element(more).toHaveAttribute('target', '_blank')
  },
)

test.each([
  ['warns about an unlisted post with a hashtag', 'unlisted', '#a', 1],
  ['does not warn about a public post', 'public', '#a', 0],
  ['does not warn about an unlisted post without a hashtag', 'unlisted', 'a', 0],
] as const)('%s', { tags: ['CMP-45'] }, async (_title, privacy, text, expected) => {
  const screen = await renderComposerView({ draft: { privacy, text } })

  expect(screen.getByText(/listed under their hashtags/).elements()).toHaveLength(expected)
})
