import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { samplePoll } from '@colonnade/domain/testing'
import { picture } from '../../gallery/gallery-data.ts'
import { showRow } from '../../testing/show-row.tsx'

const shot = picture('1', ['navy', 'teal', 'gold'])
const LATER = new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString()
const options = [
  { title: 'Tea', votes_count: 3 },
  { title: 'Coffee', votes_count: 1 },
]
const poll = samplePoll({ options, votes_count: 4, voters_count: 4, expires_at: LATER })

test.each([
  ['one answer', 'radio', { multiple: false }, '4 people · Ends in 3 days'],
  [
    'several answers',
    'checkbox',
    { multiple: true },
    '4 people · Ends in 3 days · Several answers',
  ],
] as const)(
  'a poll of %s is a named group of choices, described by when it ends',
  { tags: ['BY-54', 'BY-05'] },
  async (_title, role, patch, told) => {
    const screen = await showRow({ status: { poll: { ...poll, ...patch } } })

    const group = screen.getByRole('group', { name: 'Poll', exact: true })

    await expect.element(group).toHaveAccessibleDescription(told)
    for (const name of ['Tea', 'Coffee']) {
      await expect.element(group.getByRole(role, { name, exact: true })).toBeVisible()
    }
  },
)

test(
  'an answer’s share, votes and one’s own vote are parted when they are read',
  { tags: ['BY-54', 'BY-05'] },
  async () => {
    const screen = await showRow({ status: { poll: { ...poll, voted: true, own_votes: [1] } } })

    const answers = screen.getByRole('group', { name: 'Poll' }).getByRole('listitem')

    await expect.element(answers.nth(0)).toHaveTextContent(/^Tea, 75%, 3 votes$/)
    await expect.element(answers.nth(1)).toHaveTextContent(/^Coffee, 25%, 1 vote, your vote$/)
  },
)

test(
  'opening a warning keeps the focus, says that it is open, and what it warned of comes next',
  { tags: ['BY-54', 'ST-19'] },
  async () => {
    const screen = await showRow({
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
  'a picture without a description is called by its place, and said to have none',
  { tags: ['BY-54', 'BY-16'] },
  async () => {
    const screen = await showRow({
      status: {
        media_attachments: [
          shot,
          { ...shot, id: picture('2', ['navy', 'teal', 'gold']).id, description: ' ' },
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
  'of a covered %s its cover is heard, and neither its name nor its description',
  { tags: ['BY-54', 'ST-21'] },
  async (type) => {
    const screen = await showRow({
      status: { sensitive: true, media_attachments: [{ ...shot, type }] },
    })
    const cover = screen.getByRole('button', { name: 'Sensitive content, Click to view' })
    await expect.element(cover).toBeVisible()

    const heard = screen.container.querySelectorAll('[aria-label*="Jupiter"]:not([hidden])')

    expect(heard).toHaveLength(0)
  },
)
