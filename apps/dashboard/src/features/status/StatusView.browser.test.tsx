import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { accountId } from '@colonnade/domain/entities'
import { person, picture } from '../../gallery/gallery-data.ts'
import { showRow } from '../../testing/show-row.tsx'
import type { RowActions } from './actions/row-action.ts'

/** What a row is asked to do; what Enter does is no action of the table, and noted as one. */
function spyOnActions() {
  const run = vi.fn<RowActions['run']>()
  return { run, actions: { run, expand: () => run('expand') } }
}

const shot = picture('1', ['navy', 'teal', 'gold'])

test('a row shows who, when, for whom and what', { tags: ['ST-01'] }, async () => {
  const screen = await showRow({ status: { content: '<p>The mill turns.</p>' } })

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

test('a boost says who passed it on, and shows the post itself', { tags: ['ST-02'] }, async () => {
  const screen = await showRow({ isBoosted: true })

  await expect.element(screen.getByText('Bob boosted')).toBeVisible()
  await expect.element(screen.getByRole('article', { name: /^Ada Lovelace/ })).toBeVisible()
})

test('the five actions have names without counts', { tags: ['ST-03'] }, async () => {
  const screen = await showRow({ status: { favourites_count: 391, reblogs_count: 148 } })

  for (const name of ['Reply', 'Boost', 'Favourite', 'Bookmark', 'More']) {
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await expect.element(screen.getByText('391')).toBeVisible()
})

test.each([
  ['a direct post cannot be boosted', 'direct', 'mira', false],
  ['a direct post cannot be boosted by its author either', 'direct', 'ada', false],
  ['someone else’s followers-only post cannot be boosted', 'private', 'mira', false],
  ['an own followers-only post can be boosted', 'private', 'ada', true],
  ['an unlisted post can be boosted', 'unlisted', 'mira', true],
] as const)('%s', { tags: ['ST-04'] }, async (_title, visibility, me, isEnabled) => {
  const screen = await showRow({ status: { visibility }, me })

  const boost = screen.getByRole('button', { name: 'Boost' }).element()
  expect(boost.matches(':enabled')).toBe(isEnabled)
})

test('pressing Shift asks to skip the question', { tags: ['ST-05', 'ST-06'] }, async () => {
  const run = vi.fn<RowActions['run']>()
  const screen = await showRow({ actions: { run } })

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
] as const)('what is %s is pressed', async (flag, name) => {
  const screen = await showRow({ status: { [flag]: true } })

  await expect.element(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
})

test('a warning hides text and media until it is opened', { tags: ['ST-19'] }, async () => {
  const screen = await showRow({
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
})

test.each([
  ['warn', ['Spoilers', 'Endings'], 'Filtered: Spoilers, Endings'],
  ['warn', [''], 'Filtered'],
  ['hide', ['Spoilers'], 'Filtered: Spoilers'],
] as const)(
  'a post filtered by %s %j is one line until it is asked for',
  { tags: ['ST-18', 'FLT-13'] },
  async (action, titles, line) => {
    const filter = { action, titles }
    const screen = await showRow({ status: { content: '<p>Hidden.</p>' }, filter })
    await expect.element(screen.getByText(line, { exact: true })).toBeVisible()
    expect(screen.getByText('Hidden.').query()).toBeNull()

    await screen.getByRole('button', { name: 'Show anyway' }).click()

    await expect.element(screen.getByText('Hidden.')).toBeVisible()
  },
)

test.each([
  ['Hebrew', 'הבוקר הזה התחיל בקפה', 'rtl'],
  ['English', 'The morning began with coffee', 'ltr'],
])('%s runs in its own direction', { tags: ['ST-36'] }, async (_title, text, direction) => {
  const screen = await showRow({ status: { content: `<p>${text}</p>` } })

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
] as const)('the key %s on a focused row means %s', { tags: ['ST-38'] }, async (key, action) => {
  const { run, actions } = spyOnActions()
  const screen = await showRow({ actions })
  ;(screen.getByRole('article').element() as HTMLElement).focus()

  await userEvent.keyboard(key)

  expect(run.mock.calls.map(([id]) => id)).toEqual([action])
})

test.each([
  ['f', 'favourite', false],
  ['{Shift>}F{/Shift}', 'favourite', true],
  ['b', 'boost', false],
  ['{Shift>}B{/Shift}', 'boost', true],
] as const)(
  'the keys %s ask for a %s as its button does: the question is skipped: %s',
  { tags: ['ST-05', 'ST-06', 'ST-38'] },
  async (keys, action, skipsQuestion) => {
    const { run, actions } = spyOnActions()
    const screen = await showRow({ actions })
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
] as const)('acts once while %s is held', { tags: ['ST-38', 'BY-45'] }, async (keys, action) => {
  const { run, actions } = spyOnActions()
  const screen = await showRow({ actions })
  ;(screen.getByRole('article').element() as HTMLElement).focus()

  await userEvent.keyboard(keys)

  expect(run.mock.calls.map(([id]) => id)).toEqual([action])
})

test.each([
  ['Cyrillic', { key: 'а', code: 'KeyF' }, 'favourite', false],
  ['Cyrillic with Shift', { key: 'А', code: 'KeyF', shiftKey: true }, 'favourite', true],
  ['Caps Lock', { key: 'F', code: 'KeyF' }, 'favourite', false],
  ['Dvorak', { key: 'r', code: 'KeyO' }, 'reply', false],
] as const)(
  'takes the key that %s means',
  { tags: ['ST-38', 'BY-45'] },
  async (_layout, press, action, skips) => {
    const { run, actions } = spyOnActions()
    const screen = await showRow({ actions })

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
])('%s opens the post as a column, and not in place', { tags: ['BY-35'] }, async (_title, keys) => {
  const expand = vi.fn<() => void>()
  const openBeside = vi.fn(() => true)
  const status = { id: statusId('77') }
  const screen = await showRow({ status, actions: { expand }, openBeside })
  const row = screen.getByRole('article').element() as HTMLElement
  row.focus()

  await userEvent.keyboard(keys)

  expect(openBeside).toHaveBeenCalledExactlyOnceWith('/statuses/77', row)
  expect(expand).not.toHaveBeenCalled()
})

test('a press on the row with Ctrl does the same', { tags: ['BY-35'] }, async () => {
  const expand = vi.fn<() => void>()
  const openBeside = vi.fn(() => true)
  const screen = await showRow({
    status: { content: '<p>Low tide</p>' },
    actions: { expand },
    openBeside,
  })

  await screen.getByText('Low tide').click({ modifiers: ['Control'] })

  expect(openBeside).toHaveBeenCalledOnce()
  expect(expand).not.toHaveBeenCalled()
})

test(
  'staff come from the More menu to the admin pages of the account and the post',
  { tags: ['RTE-10', 'RTE-11', 'SES-03', 'ST-12'] },
  async () => {
    const status = { id: statusId('77') }
    const author = person('5', { acct: 'ada' })
    const screen = await showRow({ status, author, options: { staffOrigin: 'https://s.example' } })

    await screen.getByRole('button', { name: 'More' }).click()

    await expect
      .element(screen.getByRole('menuitem', { name: 'Open moderation interface for @ada' }))
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/s\.example\/admin\/accounts\/[^/]+$/),
      )
    await expect
      .element(screen.getByRole('menuitem', { name: 'Open in moderation interface' }))
      .toHaveAttribute('href', expect.stringMatching(/\/admin\/accounts\/[^/]+\/statuses\/77$/))
  },
)

test.each([
  ['whoever is no staff', { staffOrigin: null }, 'mira'],
  ['staff on their own posts', { staffOrigin: 'https://s.example' }, 'ada'],
])('%s find no admin links', { tags: ['RTE-11', 'SES-03'] }, async (_title, options, me) => {
  const screen = await showRow({ options, me })

  await screen.getByRole('button', { name: 'More' }).click()

  expect(screen.getByRole('menuitem', { name: /moderation interface/ }).elements()).toEqual([])
})

test('the key x opens and closes the warning', { tags: ['ST-38'] }, async () => {
  const screen = await showRow({
    status: { spoiler_text: 'Finale', content: '<p>It was him.</p>' },
  })
  ;(screen.getByRole('article').element() as HTMLElement).focus()

  await userEvent.keyboard('x')

  await expect.element(screen.getByText('It was him.')).toBeVisible()
})

test('a name of forty emoji stays on one line', async () => {
  const screen = await showRow({ author: person('long', { display_name: '🌊🚢🐚🦀'.repeat(10) }) })

  const author = screen.getByRole('link', { name: /@long/ }).element().getBoundingClientRect()
  expect(author.height).toBeLessThan(32)
  const article = screen.getByRole('article').element()
  expect(article.scrollWidth).toBe(article.clientWidth)
})

test.each([
  [
    'own posts can be pinned, quietened and deleted',
    { me: 'ada' },
    [
      'Expand this post',
      'Copy link',
      'Embed',
      'Pin on profile',
      'Mute conversation',
      'Edit',
      'Delete',
      'Delete and redraft',
    ],
  ],
  [
    'what was done to them can be undone',
    { me: 'ada', status: { pinned: true, muted: true } },
    [
      'Expand this post',
      'Copy link',
      'Embed',
      'Unpin from profile',
      'Unmute conversation',
      'Edit',
      'Delete',
      'Delete and redraft',
    ],
  ],
  [
    'others can be named, written to and taken out of sight',
    { me: 'mira' },
    [
      'Expand this post',
      'Copy link',
      'Embed',
      'Mention @ada@far.example',
      'Direct message @ada@far.example',
      'Filter',
      'Mute @ada@far.example',
      'Block @ada@far.example',
      'Report @ada@far.example',
      'Block domain far.example',
    ],
  ],
])('the More menu: %s', { tags: ['ST-11', 'ST-12'] }, async (_title, row, names) => {
  const screen = await showRow(row)

  await screen.getByRole('button', { name: 'More' }).click()

  const items = screen.getByRole('menuitem').elements()
  expect(items.map((item) => item.textContent)).toEqual(names)
})

test('an own post that is not for everybody cannot be pinned', { tags: ['ST-10'] }, async () => {
  const screen = await showRow({ me: 'ada', status: { visibility: 'private' } })

  await screen.getByRole('button', { name: 'More' }).click()

  await expect.element(screen.getByRole('menuitem', { name: 'Delete', exact: true })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Pin on profile' }).query()).toBeNull()
})

test('a conversation in which one is named can be muted, nobody of the own server by server', async () => {
  const screen = await showRow({
    me: 'mira',
    author: person('noor', { acct: 'noor' }),
    status: { mentions: [{ id: accountId('mira'), username: 'mira', acct: 'mira', url: '' }] },
  })

  await screen.getByRole('button', { name: 'More' }).click()

  await expect.element(screen.getByRole('menuitem', { name: 'Mute conversation' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: /^Block/ }).elements()).toHaveLength(1)
})
