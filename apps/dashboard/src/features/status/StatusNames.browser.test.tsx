import { expect, test } from 'vitest'
import { person, picture } from '../../gallery/gallery-data.ts'
import { showRow } from '../../testing/show-row.tsx'

const shot = picture('1', ['navy', 'teal', 'gold'])

test.each(['\u200b', ' \u3164 ', '\u2800', '\u0301', ':gone:'])(
  'shows the username for a booster and an author named %j',
  { tags: ['ST-01', 'ST-02'] },
  async (display_name) => {
    const ghost = person('ghost', { display_name })
    const screen = await showRow({ author: ghost, booster: ghost, status: { content: 'Hi.' } })

    await expect.element(screen.getByRole('article', { name: 'ghost: Hi.' })).toBeVisible()
    await expect.element(screen.getByText('ghost boosted')).toBeVisible()
    const booster = screen.getByRole('link', { name: 'ghost', exact: true }).element()
    expect(booster.getBoundingClientRect().width).toBeGreaterThan(20)
    await expect.element(screen.getByRole('link', { name: 'ghost @ghost' })).toBeVisible()
  },
)

test.each(['   ', '\u200b\u00a0', '\u2800', '\u0301'])(
  'shows no content warning when %j is all that it says',
  { tags: ['ST-19'] },
  async (spoiler_text) => {
    const content = '<p>The mill turns.</p>'
    const screen = await showRow({ status: { spoiler_text, content, media_attachments: [shot] } })

    await expect.element(screen.getByText('The mill turns.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull()
    expect(screen.getByText('Content warning').query()).toBeNull()
    const article = screen.getByRole('article', { name: 'Ada Lovelace: The mill turns.' })
    await expect.element(article).toBeVisible()
  },
)
