import { expect, test } from 'vitest'
import { createSampleAccount, createSampleImage } from '../../gallery/sample-data.ts'
import { renderRow } from '../../testing/render-row.tsx'

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])

test.each(['\u200b', ' \u3164 ', '\u2800', '\u0301', ':gone:'])(
  'shows the username for a booster and an author named %j',
  { tags: ['ST-01', 'ST-02'] },
  async (display_name) => {
    const ghost = createSampleAccount('ghost', { display_name })
    const screen = await renderRow({ author: ghost, booster: ghost, status: { content: 'Hi.' } })

    await expect.element(screen.getByRole('article', { name: 'ghost: Hi.' })).toBeVisible()
    await expect.element(screen.getByText('ghost boosted')).toBeVisible()
    const booster = screen.getByRole('link', { name: 'ghost', exact: true }).element()
    expect(booster.getBoundingClientRect().width).toBeGreaterThan(20)
    await expect.element(screen.getByRole('link', { name: 'ghost @ghost' })).toBeVisible()
  },
)

test.each(['   ', '\u200b\u00a0', '\u2800', '\u0301'])(
  'shows no content warning when its text is only %j',
  { tags: ['ST-19'] },
  async (spoiler_text) => {
    const content = '<p>The mill turns.</p>'
    const screen = await renderRow({ status: { spoiler_text, content, media_attachments: [shot] } })

    await expect.element(screen.getByText('The mill turns.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull()
    expect(screen.getByText('Content warning').query()).toBeNull()
    const article = screen.getByRole('article', { name: 'Ada Lovelace: The mill turns.' })
    await expect.element(article).toBeVisible()
  },
)
