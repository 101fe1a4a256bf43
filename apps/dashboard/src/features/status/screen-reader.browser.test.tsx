import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { samplePoll } from '@colonnade/domain/testing'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { renderRow } from '../../testing/render-row.tsx'

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])
const LATER = new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString()
const options = [
  { title: 'Tea', votes_count: 3 },
  { title: 'Coffee', votes_count: 1 },
]
const poll = samplePoll({ options, votes_count: 4, voters_count: 4, expires_at: LATER })

test.each([
  ['one option', 'radio', { multiple: false }, '4 people · Ends in 3 days'],
  [
    'several options',
    'checkbox',
    { multiple: true },
    '4 people · Ends in 3 days · Multiple choice',
  ],
] as const)(
  'exposes a poll of %s as a named group of options, described by its end',
  { tags: ['BY-54', 'BY-05'] },
  async (_title, role, patch, description) => {
    const screen = await renderRow({ status: { poll: { ...poll, ...patch } } })

    const group = screen.getByRole('group', { name: 'Poll', exact: true })

    await expect.element(group).toHaveAccessibleDescription(description)
    for (const name of ['Tea', 'Coffee']) {
      await expect.element(group.getByRole(role, { name, exact: true })).toBeVisible()
    }
  },
)

test(
  'separates an option’s share, votes and own vote when read aloud',
  { tags: ['BY-54', 'BY-05'] },
  async () => {
    const screen = await renderRow({ status: { poll: { ...poll, voted: true, own_votes: [1] } } })

    const answers = screen.getByRole('group', { name: 'Poll' }).getByRole('listitem')

    await expect.element(answers.nth(0)).toHaveTextContent(/^Tea, 75%, 3 votes$/)
    await expect.element(answers.nth(1)).toHaveTextContent(/^Coffee, 25%, 1 vote, your vote$/)
  },
)

test(
  'keeps the focus when opening a content warning, exposes its state, and has the content next',
  { tags: ['BY-54', 'ST-19'] },
  async () => {
    const screen = await renderRow({
      status: {
        spoiler_text: 'Finale',
        content: '<p><a href="https://x.example/">It was him</a></p>',
      },
    })
    const button = screen.getByRole('button', { name: 'Show more' }).element() as HTMLElement
    button.focus()

    await userEvent.keyboard('{Enter}')

    await expect.element(screen.getByText('It was him')).toBeVisible()
    expect(document.activeElement).toBe(button)
    expect([button.textContent, button.ariaExpanded]).toEqual(['Show less', 'true'])
    const body = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(body?.textContent).toBe('It was him')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('It was him')
  },
)

test(
  'names an image without a description by its position, and says that it has none',
  { tags: ['BY-54', 'BY-16'] },
  async () => {
    const screen = await renderRow({
      status: {
        media_attachments: [
          shot,
          { ...shot, id: createSampleImage('2', ['navy', 'teal', 'gold']).id, description: ' ' },
        ],
      },
    })

    const described = screen.getByRole('button', { name: /^Jupiter/ })
    const other = screen.getByRole('button', { name: 'Image 2 of 2', exact: true })

    await expect.element(described).not.toHaveAttribute('aria-description')
    await expect.element(other).toHaveAccessibleDescription('No description')
  },
)

test.each(['image', 'gifv', 'video'] as const)(
  'exposes only the cover of a hidden %s, and neither its name nor its description',
  { tags: ['BY-54', 'ST-21'] },
  async (type) => {
    const screen = await renderRow({
      status: { sensitive: true, media_attachments: [{ ...shot, type }] },
    })
    const cover = screen.getByRole('button', { name: 'Sensitive content, Click to view' })
    await expect.element(cover).toBeVisible()

    const named = screen.container.querySelectorAll('[aria-label*="Jupiter"]:not([hidden])')

    expect(named).toHaveLength(0)
  },
)
