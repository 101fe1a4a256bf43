// This import must be first, because the order of imports sets the order of the CSS layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import type { StatusEntity } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { applyStreamEventsAtom } from '../../state/streaming/apply-stream-events.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { waitForFrames } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ThreadColumn } from './ThreadColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const ben = account({ id: '7', username: 'ben', acct: 'ben@far.example' })
const mention = { id: ben.id, username: 'ben', acct: ben.acct, url: 'https://far.example/@ben' }

/** Replies mention the author they reply to, as servers send them. */
const createReply = (number: number, to: number | null, rest: Partial<StatusEntity> = {}) =>
  status({
    id: String(number),
    account: ben,
    in_reply_to_id: to === null ? null : String(to),
    in_reply_to_account_id: to === null ? null : ben.id,
    mentions: to === null ? [] : [mention],
    created_at: new Date(Date.UTC(2026, 10, 23, 8, 0, number)).toISOString(),
    content: `<p>post ${number} of the talk</p>`,
    ...rest,
  })

/** 2 and 6 reply to the opened post, 3 and 5 to 2, 4 to 3. */
const branches = [
  createReply(2, 1),
  createReply(3, 2),
  createReply(4, 3),
  createReply(5, 2),
  createReply(6, 1),
]

const getRow = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const getStart = (number: number) => getRow(number).element().getBoundingClientRect().left
const getShownPosts = () =>
  browserPage
    .getByRole('article')
    .elements()
    .map((article) => /post (\d+)/.exec(article.textContent)?.[1])

async function open(descendants: readonly StatusEntity[], opened = createReply(1, null)) {
  const test = testSession({ columns: [column('a', 'THREAD', { id: '1' })] })
  test.session.store.set(ingestStatusesAtom, test.session, [opened])
  test.server.on('GET /api/v1/statuses/1/context', () =>
    Response.json({ ancestors: [], descendants }),
  )
  const screen = await renderWithSession(
    test.session,
    <div style={{ height: 1400, width: 360, display: 'flex', flexDirection: 'column' }}>
      <ThreadColumn uuid="a" label="Post" />
    </div>,
  )
  await expect.element(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
  await waitForFrames()
  return { ...test, screen }
}

test(
  'indents replies by their depth, with a line for each level',
  { tags: ['BY-25'] },
  async () => {
    await open(branches)
    await expect.element(getRow(6)).toBeVisible()

    const indents = [2, 3, 4, 5, 6].map((number) => getStart(number) - getStart(1))
    const lines = [2, 3, 4, 5, 6].map(
      (number) => getRow(number).element().parentElement!.querySelectorAll(':scope > i').length,
    )

    expect(indents).toEqual([0, 14, 28, 14, 0])
    expect(lines).toEqual([0, 1, 2, 1, 0])
  },
)

test('mirrors the indent in a page from right to left', { tags: ['BY-25'] }, async () => {
  document.documentElement.dir = 'rtl'
  try {
    await open(branches)
    await expect.element(getRow(4)).toBeVisible()
    const end = (number: number) => getRow(number).element().getBoundingClientRect().right

    expect(end(1) - end(4)).toBe(28)
    expect(getStart(4)).toBe(getStart(1))
  } finally {
    document.documentElement.dir = ''
  }
})

test(
  'limits the indent, and names the parent of a deeper reply that does not follow it',
  { tags: ['BY-25'] },
  async () => {
    const chain = Array.from({ length: 7 }, (_, index) => createReply(index + 2, index + 1))
    await open([...chain, createReply(9, 6)])
    await expect.element(getRow(9)).toBeVisible()

    expect([6, 7, 8, 9].map((number) => getStart(number) - getStart(1))).toEqual([56, 56, 56, 56])
    const links = browserPage.getByRole('link', { name: 'In reply to @ben@far.example' })
    expect(links.elements()).toHaveLength(1)
    await expect
      .element(getRow(9).getByRole('link', { name: 'In reply to @ben@far.example' }))
      .toHaveAttribute('href', '/statuses/6')
  },
)

test('names the parent of a reply whose parent is missing', { tags: ['BY-25'] }, async () => {
  await open([createReply(2, 1), createReply(8, 7), createReply(9, 8, { mentions: [] })])

  await expect
    .element(getRow(8).getByRole('link', { name: 'In reply to @ben@far.example' }))
    .toHaveAttribute('href', '/statuses/7')
  expect(browserPage.getByRole('link', { name: /^In reply to/ }).elements()).toHaveLength(1)
  expect(getStart(9) - getStart(8)).toBe(14)
})

test('names the parent of the opened post when that is missing', { tags: ['BY-25'] }, async () => {
  const cara = account({ id: '8', username: 'cara' })
  await open([createReply(2, 1)], createReply(1, 404, { account: cara, mentions: [] }))

  await expect
    .element(getRow(1).getByRole('link', { name: 'In reply to another post' }))
    .toHaveAttribute('href', '/statuses/404')
})

test('collapses and expands a branch by its button and by keys', { tags: ['BY-25'] }, async () => {
  await open(branches)
  const hide = getRow(2).getByRole('button', { name: 'Hide 3 replies' })
  await expect.element(hide).toHaveAttribute('aria-expanded', 'true')
  await expect.element(getRow(3).getByRole('button', { name: 'Hide 1 reply' })).toBeVisible()

  await hide.click()

  const show = getRow(2).getByRole('button', { name: 'Show 3 replies' })
  await expect.element(show).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(getShownPosts).toEqual(['1', '2', '6'])
  await expect.element(getRow(6)).toHaveAttribute('aria-posinset', '3')
  await expect.element(getRow(6)).toHaveAttribute('aria-setsize', '3')
  show.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(getShownPosts).toEqual(['1', '2', '3', '4', '5', '6'])
  await expect.element(hide).toHaveFocus()
})

test(
  'keeps a branch collapsed when a reply to it arrives, and counts that reply',
  { tags: ['BY-25'] },
  async () => {
    const { session } = await open(branches)
    await getRow(2).getByRole('button', { name: 'Hide 3 replies' }).click()

    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'update', status: createReply(10, 4) } },
    ])

    await expect.element(getRow(2).getByRole('button', { name: 'Show 4 replies' })).toBeVisible()
    expect(getShownPosts()).toEqual(['1', '2', '6'])
  },
)

test('does not open a post by its collapse button', { tags: ['BY-25'] }, async () => {
  await open(branches)
  const address = location.href

  await getRow(3).getByRole('button', { name: 'Hide 1 reply' }).click()

  await expect.poll(getShownPosts).toEqual(['1', '2', '3', '5', '6'])
  expect(location.href).toBe(address)
})
