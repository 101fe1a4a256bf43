import { expect, test, vi } from 'vitest'
import { statusId, accountId } from '@colonnade/domain/entities'
import { createSampleAccount } from '../../../gallery/sample-data.ts'
import { renderRow } from '../../../testing/render-row.tsx'
import type { RowActions } from './row-action-types.ts'

const NOTHING_OFFERED = {
  bookmarks: false,
  conversationMutes: false,
  domainBlocks: false,
  edits: false,
  filters: false,
  mutes: false,
  otherAccounts: false,
  pins: false,
  polls: false,
  reports: false,
  versions: false,
}

test(
  'does not offer actions that the server does not support',
  { tags: ['ST-11', 'BY-04'] },
  async () => {
    const screen = await renderRow({ me: 'ada', options: { offers: NOTHING_OFFERED } })

    await screen.getByRole('button', { name: 'More' }).click()

    await expect.element(screen.getByRole('menu')).toBeVisible()
    const items = screen.getByRole('menuitem').elements()
    expect(items.map((item) => item.textContent)).toEqual([
      'Expand this post',
      'Copy link',
      'Embed',
      'Delete',
      'Delete and redraft',
    ])
  },
)

test(
  'does not offer unsupported mutes and blocks for another user’s post',
  { tags: ['ST-11', 'BY-01'] },
  async () => {
    const screen = await renderRow({
      status: { muted: true },
      options: { offers: NOTHING_OFFERED },
    })

    await screen.getByRole('button', { name: 'More' }).click()

    await expect.element(screen.getByRole('menu')).toBeVisible()
    const items = screen.getByRole('menuitem').elements()
    expect(items.map((item) => item.textContent)).toEqual([
      'Expand this post',
      'Copy link',
      'Embed',
      'Mention @ada@far.example',
      'Direct message @ada@far.example',
      'Block @ada@far.example',
    ])
  },
)

test('shows no bookmark button on a server without bookmarks', { tags: ['BY-01'] }, async () => {
  const screen = await renderRow({ options: { offers: NOTHING_OFFERED } })

  await expect.element(screen.getByRole('button', { name: 'Favourite' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Bookmark' }).elements()).toEqual([])
})

test.each([
  ['public', 1],
  ['unlisted', 1],
  ['private', 0],
  ['direct', 0],
] as const)(
  'offers $1 entries to embed a $0 post',
  { tags: ['ST-11', 'ST-12'] },
  async (visibility, count) => {
    const screen = await renderRow({ status: { visibility } })

    await screen.getByRole('button', { name: 'More' }).click()

    await expect.element(screen.getByRole('menuitem', { name: 'Expand this post' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Embed' }).elements()).toHaveLength(count)
  },
)

test.each([
  ['when the server supports reports', true, 1],
  ['only when the server supports reports', false, 0],
])('offers to report the author %s', { tags: ['RPT-01'] }, async (_where, reports, count) => {
  const run = vi.fn<RowActions['run']>()
  const offers = { ...NOTHING_OFFERED, reports }
  const screen = await renderRow({ options: { offers }, actions: { run } })
  await screen.getByRole('button', { name: 'More' }).click()
  const entry = screen.getByRole('menuitem', { name: 'Report @ada@far.example' })

  expect(entry.elements()).toHaveLength(count)
  for (const item of entry.all()) await item.click()

  expect(run.mock.calls).toEqual(Array.from({ length: count }, () => ['report']))
})

test.each([
  ['Embed', 'embed'],
  ['Edit', 'edit'],
  ['Delete', 'delete'],
  ['Delete and redraft', 'redraft'],
] as const)('runs the action of the entry %s', async (name, action) => {
  const run = vi.fn<RowActions['run']>()
  const screen = await renderRow({ me: 'ada', actions: { run } })
  await screen.getByRole('button', { name: 'More' }).click()

  await screen.getByRole('menuitem', { name, exact: true }).click()

  expect(run.mock.calls).toEqual([[action]])
})

test(
  'opens the edit history by the edited icon when the server provides versions',
  { tags: ['BY-04'] },
  async () => {
    const showVersions = vi.fn<() => void>()
    const status = { edited_at: '2026-11-23T08:00:00.000Z' }
    const screen = await renderRow({ status, actions: { showVersions } })

    await screen.getByRole('button', { name: 'Edited' }).click()

    expect(showVersions).toHaveBeenCalledOnce()
  },
)

test('shows an edited icon without a button when the server provides no versions', async () => {
  const status = { edited_at: '2026-11-23T08:00:00.000Z' }
  const screen = await renderRow({ status, options: { offers: NOTHING_OFFERED } })

  await expect.element(screen.getByText('Edited')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edited' }).query()).toBeNull()
})

test(
  'links staff to the admin pages of the account and the post in the More menu',
  { tags: ['RTE-10', 'RTE-11', 'SES-03', 'ST-12'] },
  async () => {
    const status = { id: statusId('77') }
    const author = createSampleAccount('5', { acct: 'ada' })
    const screen = await renderRow({
      status,
      author,
      options: { staffOrigin: 'https://s.example' },
    })

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
  ['users who are not staff', { staffOrigin: null }, 'mira'],
  ['staff on their own posts', { staffOrigin: 'https://s.example' }, 'ada'],
])('shows no admin links to %s', { tags: ['RTE-11', 'SES-03'] }, async (_title, options, me) => {
  const screen = await renderRow({ options, me })

  await screen.getByRole('button', { name: 'More' }).click()

  expect(screen.getByRole('menuitem', { name: /moderation interface/ }).elements()).toEqual([])
})

test.each([
  [
    'offers to pin, mute and delete own posts',
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
    'offers to undo these actions',
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
    'offers to mention, message, mute and block other authors',
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
])('More menu: %s', { tags: ['ST-11', 'ST-12'] }, async (_title, row, names) => {
  const screen = await renderRow(row)

  await screen.getByRole('button', { name: 'More' }).click()

  const items = screen.getByRole('menuitem').elements()
  expect(items.map((item) => item.textContent)).toEqual(names)
})

test('does not offer to pin an own post with limited visibility', { tags: ['ST-10'] }, async () => {
  const screen = await renderRow({ me: 'ada', status: { visibility: 'private' } })

  await screen.getByRole('button', { name: 'More' }).click()

  await expect.element(screen.getByRole('menuitem', { name: 'Delete', exact: true })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Pin on profile' }).query()).toBeNull()
})

test('offers to mute a conversation with the user, and not to block the user’s own server', async () => {
  const screen = await renderRow({
    me: 'mira',
    author: createSampleAccount('noor', { acct: 'noor' }),
    status: { mentions: [{ id: accountId('mira'), username: 'mira', acct: 'mira', url: '' }] },
  })

  await screen.getByRole('button', { name: 'More' }).click()

  await expect.element(screen.getByRole('menuitem', { name: 'Mute conversation' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: /^Block/ }).elements()).toHaveLength(1)
})
