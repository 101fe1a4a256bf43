import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { createSampleAccount, createSampleImage } from '../../gallery/sample-data.ts'
import { renderRow } from '../../testing/render-row.tsx'
import type { RowActions } from './actions/row-action-types.ts'

/** Spies on the actions of a row. Enter triggers no entry of the action table, and is recorded like one. */
function spyOnActions() {
  const run = vi.fn<RowActions['run']>()
  return { run, actions: { run, expand: () => run('expand') } }
}

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])

test('shows author, time, visibility and content', { tags: ['ST-01'] }, async () => {
  const screen = await renderRow({ status: { content: '<p>The mill turns.</p>' } })

  const article = screen.getByRole('article', { name: 'Ada Lovelace: The mill turns.' })
  await expect.element(article).toHaveAttribute('aria-posinset', '3')
  await expect.element(article).toHaveAttribute('aria-setsize', '20')
  const author = article.getByRole('link', { name: 'Ada Lovelace @ada@far.example' })
  await expect.element(author).toHaveAttribute('href', '/accounts/ada')
  const time = article.getByRole('link', { name: '3 minutes ago', exact: true }).element()
  expect(time.textContent).toBe('3m')
  expect(time.getAttribute('href')).toMatch(/^https:\/\/colonnade\.example\/@ada\/\d+$/)
  await expect.element(article.getByText('Public')).toBeInTheDocument()
})

test('shows the booster and the boosted post', { tags: ['ST-02'] }, async () => {
  const screen = await renderRow({ isBoosted: true })

  await expect.element(screen.getByText('Bob boosted')).toBeVisible()
  await expect.element(screen.getByRole('article', { name: /^Ada Lovelace/ })).toBeVisible()
})

test('names its five actions without their counts', { tags: ['ST-03'] }, async () => {
  const screen = await renderRow({ status: { favourites_count: 391, reblogs_count: 148 } })

  for (const name of ['Reply', 'Boost', 'Favourite', 'Bookmark', 'More']) {
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await expect.element(screen.getByText('391')).toBeVisible()
})

test.each([
  ['disables boosting for a direct post', 'direct', 'mira', false],
  ['disables boosting for an own direct post', 'direct', 'ada', false],
  ['disables boosting for a followers-only post', 'private', 'mira', false],
  ['allows boosting an own followers-only post', 'private', 'ada', true],
  ['allows boosting an unlisted post', 'unlisted', 'mira', true],
] as const)('%s', { tags: ['ST-04'] }, async (_title, visibility, me, isEnabled) => {
  const screen = await renderRow({ status: { visibility }, me })

  const boost = screen.getByRole('button', { name: 'Boost' }).element()
  expect(boost.matches(':enabled')).toBe(isEnabled)
})

test('skips the confirmation while Shift is pressed', { tags: ['ST-05', 'ST-06'] }, async () => {
  const run = vi.fn<RowActions['run']>()
  const screen = await renderRow({ actions: { run } })

  await screen.getByRole('button', { name: 'Boost' }).click({ modifiers: ['Shift'] })
  await screen.getByRole('button', { name: 'Favourite' }).click()

  expect(run.mock.calls).toEqual([
    ['boost', { skipsQuestion: true }],
    ['favourite', { skipsQuestion: false }],
  ])
})

test.each([
  ['reblogged', 'Boost'],
  ['favourited', 'Favourite'],
  ['bookmarked', 'Bookmark'],
] as const)('sets aria-pressed on a %s post', async (flag, name) => {
  const screen = await renderRow({ status: { [flag]: true } })

  await expect.element(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
})

test(
  'hides text and media behind a content warning until it is opened',
  { tags: ['ST-19'] },
  async () => {
    const screen = await renderRow({
      status: { spoiler_text: 'Finale', content: '<p>It was him.</p>', media_attachments: [shot] },
    })
    const more = screen.getByRole('button', { name: 'Show more' })
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('It was him.').query()).toBeNull()
    expect(screen.container.querySelector('img[src^="data:image/svg"]')).toBeNull()

    await more.click()

    await expect.element(screen.getByText('It was him.')).toBeVisible()
    const less = screen.getByRole('button', { name: 'Show less' })
    await expect.element(less).toHaveAttribute('aria-expanded', 'true')
  },
)

test.each([
  ['warn', ['Spoilers', 'Endings'], 'Filtered: Spoilers, Endings'],
  ['warn', [''], 'Filtered'],
  ['hide', ['Spoilers'], 'Filtered: Spoilers'],
] as const)(
  'shows a post filtered by %s %j as one line until it is expanded',
  { tags: ['ST-18', 'FLT-13'] },
  async (action, titles, line) => {
    const filter = { action, titles }
    const screen = await renderRow({ status: { content: '<p>Hidden.</p>' }, filter })
    await expect.element(screen.getByText(line, { exact: true })).toBeVisible()
    expect(screen.getByText('Hidden.').query()).toBeNull()

    await screen.getByRole('button', { name: 'Show anyway' }).click()

    await expect.element(screen.getByText('Hidden.')).toBeVisible()
  },
)

test.each([
  ['Hebrew', 'הבוקר הזה התחיל בקפה', 'rtl'],
  ['English', 'The morning began with coffee', 'ltr'],
])('sets the text direction of %s', { tags: ['ST-36'] }, async (_title, text, direction) => {
  const screen = await renderRow({ status: { content: `<p>${text}</p>` } })

  const paragraph = screen.getByText(text).element()
  expect(getComputedStyle(paragraph).direction).toBe(direction)
})

test.each([
  ['r', 'reply'],
  ['f', 'favourite'],
  ['b', 'boost'],
  ['m', 'mention'],
  ['p', 'profile'],
  ['o', 'expand'],
  ['{Enter}', 'expand'],
] as const)(
  'handles the key %s on a focused row as %s',
  { tags: ['ST-38'] },
  async (key, action) => {
    const { run, actions } = spyOnActions()
    const screen = await renderRow({ actions })
    ;(screen.getByRole('article').element() as HTMLElement).focus()

    await userEvent.keyboard(key)

    expect(run.mock.calls.map(([id]) => id)).toEqual([action])
  },
)

test.each([
  ['f', 'favourite', false],
  ['{Shift>}F{/Shift}', 'favourite', true],
  ['b', 'boost', false],
  ['{Shift>}B{/Shift}', 'boost', true],
] as const)(
  'handles the keys %s as a click on %s, skipping the confirmation: %s',
  { tags: ['ST-05', 'ST-06', 'ST-38'] },
  async (keys, action, skipsQuestion) => {
    const { run, actions } = spyOnActions()
    const screen = await renderRow({ actions })
    ;(screen.getByRole('article').element() as HTMLElement).focus()

    await userEvent.keyboard(keys)

    expect(run.mock.calls).toEqual([[action, { skipsQuestion, isByKey: true }]])
  },
)

test.each([
  ['{f>4/}', 'favourite'],
  ['{b>4/}', 'boost'],
  ['{r>4/}', 'reply'],
  ['{Enter>4/}', 'expand'],
] as const)(
  'triggers once while %s is held',
  { tags: ['ST-38', 'BY-45'] },
  async (keys, action) => {
    const { run, actions } = spyOnActions()
    const screen = await renderRow({ actions })
    ;(screen.getByRole('article').element() as HTMLElement).focus()

    await userEvent.keyboard(keys)

    expect(run.mock.calls.map(([id]) => id)).toEqual([action])
  },
)

test.each([
  ['Cyrillic', { key: 'а', code: 'KeyF' }, 'favourite', false],
  ['Cyrillic with Shift', { key: 'А', code: 'KeyF', shiftKey: true }, 'favourite', true],
  ['Caps Lock', { key: 'F', code: 'KeyF' }, 'favourite', false],
  ['Dvorak', { key: 'r', code: 'KeyO' }, 'reply', false],
] as const)(
  'handles the key for the layout %s',
  { tags: ['ST-38', 'BY-45'] },
  async (_layout, press, action, skips) => {
    const { run, actions } = spyOnActions()
    const screen = await renderRow({ actions })

    screen
      .getByRole('article')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }))

    expect(run.mock.calls).toEqual([[action, { skipsQuestion: skips, isByKey: true }]])
  },
)

test.each([
  ['Ctrl+Enter on the row', '{Control>}{Enter}{/Control}'],
  ['Cmd+Enter on the row', '{Meta>}{Enter}{/Meta}'],
])(
  'opens the post as a column by %s, and not in place',
  { tags: ['BY-35'] },
  async (_title, keys) => {
    const expand = vi.fn<() => void>()
    const openBeside = vi.fn(() => true)
    const status = { id: statusId('77') }
    const screen = await renderRow({ status, actions: { expand }, openBeside })
    const row = screen.getByRole('article').element() as HTMLElement
    row.focus()

    await userEvent.keyboard(keys)

    expect(openBeside).toHaveBeenCalledExactlyOnceWith('/statuses/77', row)
    expect(expand).not.toHaveBeenCalled()
  },
)

test('opens the post as a column by Ctrl and a click on the row', { tags: ['BY-35'] }, async () => {
  const expand = vi.fn<() => void>()
  const openBeside = vi.fn(() => true)
  const screen = await renderRow({
    status: { content: '<p>Low tide</p>' },
    actions: { expand },
    openBeside,
  })

  await screen.getByText('Low tide').click({ modifiers: ['Control'] })

  expect(openBeside).toHaveBeenCalledOnce()
  expect(expand).not.toHaveBeenCalled()
})

test('opens and closes the content warning by the key x', { tags: ['ST-38'] }, async () => {
  const screen = await renderRow({
    status: { spoiler_text: 'Finale', content: '<p>It was him.</p>' },
  })
  ;(screen.getByRole('article').element() as HTMLElement).focus()

  await userEvent.keyboard('x')

  await expect.element(screen.getByText('It was him.')).toBeVisible()
})

test('keeps a name of forty emoji on one line', async () => {
  const screen = await renderRow({
    author: createSampleAccount('long', { display_name: '🌊🚢🐚🦀'.repeat(10) }),
  })

  const author = screen.getByRole('link', { name: /@long/ }).element().getBoundingClientRect()
  expect(author.height).toBeLessThan(32)
  const article = screen.getByRole('article').element()
  expect(article.scrollWidth).toBe(article.clientWidth)
})
