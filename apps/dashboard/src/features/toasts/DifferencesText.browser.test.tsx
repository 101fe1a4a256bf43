import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { Difference } from '@colonnade/domain/answers'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { DifferencesText } from './RareToastText.tsx'

const visibility = { of: 'status', field: 'visibility' } as const

test.each<readonly [Difference, string]>([
  [
    { ...visibility, asked: 'direct', answered: 'public' },
    'More people can see the post than you chose: Public.',
  ],
  [
    { ...visibility, asked: 'public', answered: 'private' },
    'Fewer people can see the post than you chose: Followers only.',
  ],
  [{ of: 'status', field: 'poll' }, 'The poll is missing or different.'],
  [{ of: 'status', field: 'media' }, 'Some files are missing from the post.'],
  [{ of: 'list', field: 'exclusive' }, 'Its members still appear in Home.'],
  [{ of: 'filter', field: 'keywords' }, 'Some keywords are missing from the filter.'],
  [{ of: 'relationship', field: 'muting' }, "Your settings for this account weren't saved."],
])('names the server and the difference: %o', { tags: ['BY-56'] }, async (difference, words) => {
  const screen = await renderInEnglish(
    <DifferencesText host="social.example" differences={[difference]} />,
  )

  await expect
    .element(browser.elementLocator(screen.container))
    .toHaveTextContent(`social.example didn't save everything as you asked. ${words}`)
})
