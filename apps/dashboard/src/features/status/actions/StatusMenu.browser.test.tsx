import { expect, test, vi } from 'vitest'
import { showRow } from '../../../testing/show-row.tsx'
import type { RowActions } from './row-action.ts'

const NOTHING_OFFERED = {
  bookmarks: false,
  conversationMutes: false,
  domainBlocks: false,
  edits: false,
  filters: false,
  mutes: false,
  pins: false,
  polls: false,
  reports: false,
  versions: false,
}

test('what the server cannot do is not offered', { tags: ['ST-11', 'BY-04'] }, async () => {
  const screen = await showRow({ me: 'ada', options: { offers: NOTHING_OFFERED } })

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
})

test(
  'of somebody else’s post neither is what keeps them out of sight',
  { tags: ['ST-11', 'BY-01'] },
  async () => {
    const screen = await showRow({ status: { muted: true }, options: { offers: NOTHING_OFFERED } })

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

test(
  'a server without bookmarks has no button for them in its rows',
  { tags: ['BY-01'] },
  async () => {
    const screen = await showRow({ options: { offers: NOTHING_OFFERED } })

    await expect.element(screen.getByRole('button', { name: 'Favourite' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Bookmark' }).elements()).toEqual([])
  },
)

test.each([
  ['public', 1],
  ['unlisted', 1],
  ['private', 0],
  ['direct', 0],
] as const)(
  'of a %s post there are %i entries to embed it',
  { tags: ['ST-11', 'ST-12'] },
  async (visibility, count) => {
    const screen = await showRow({ status: { visibility } })

    await screen.getByRole('button', { name: 'More' }).click()

    await expect.element(screen.getByRole('menuitem', { name: 'Expand this post' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Embed' }).elements()).toHaveLength(count)
  },
)

test.each([
  ['where the server takes reports', true, 1],
  ['nowhere else', false, 0],
])(
  'its author can be reported with it, %s',
  { tags: ['RPT-01'] },
  async (_where, reports, count) => {
    const run = vi.fn<RowActions['run']>()
    const offers = { ...NOTHING_OFFERED, reports }
    const screen = await showRow({ options: { offers }, actions: { run } })
    await screen.getByRole('button', { name: 'More' }).click()
    const entry = screen.getByRole('menuitem', { name: 'Report @ada@far.example' })

    expect(entry.elements()).toHaveLength(count)
    for (const item of entry.all()) await item.click()

    expect(run.mock.calls).toEqual(Array.from({ length: count }, () => ['report']))
  },
)

test.each([
  ['Embed', 'embed'],
  ['Edit', 'edit'],
  ['Delete', 'delete'],
  ['Delete and redraft', 'redraft'],
] as const)('the entry %s does it', async (name, action) => {
  const run = vi.fn<RowActions['run']>()
  const screen = await showRow({ me: 'ada', actions: { run } })
  await screen.getByRole('button', { name: 'More' }).click()

  await screen.getByRole('menuitem', { name, exact: true }).click()

  expect(run.mock.calls).toEqual([[action]])
})

test(
  'the mark of an edited post opens its versions, where the server keeps them',
  { tags: ['BY-04'] },
  async () => {
    const showVersions = vi.fn<() => void>()
    const status = { edited_at: '2026-11-23T08:00:00.000Z' }
    const screen = await showRow({ status, actions: { showVersions } })

    await screen.getByRole('button', { name: 'Edited' }).click()

    expect(showVersions).toHaveBeenCalledOnce()
  },
)

test('elsewhere it only says that the post was edited', async () => {
  const status = { edited_at: '2026-11-23T08:00:00.000Z' }
  const screen = await showRow({ status, options: { offers: NOTHING_OFFERED } })

  await expect.element(screen.getByText('Edited')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edited' }).query()).toBeNull()
})
