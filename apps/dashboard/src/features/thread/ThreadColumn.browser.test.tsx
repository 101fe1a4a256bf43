// This import must be first, because the order of imports sets the order of the CSS layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { filterId, type StatusEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { storeFiltersAtom } from '../../state/filters/fetch-filters.ts'
import { applyStreamEventsAtom } from '../../state/streaming/apply-stream-events.ts'
import { threadAtoms } from '../../state/threads/threads.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import {
  getListScroller,
  waitForFrames,
  findFirstVisibleRow,
  scrollTo,
} from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ThreadColumn } from './ThreadColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const CONTEXT = 'GET /api/v1/statuses/1000/context'
const opened = status({ id: '1000', in_reply_to_id: '999', content: '<p>post 1000</p>' })

/** In rows of different heights, like real ones. */
const createReply = (number: number, to: number | null, rest: Partial<StatusEntity> = {}) =>
  status({
    id: String(number),
    in_reply_to_id: to === null ? null : String(to),
    created_at: new Date(Date.UTC(2026, 10, 23, 8, 0, number)).toISOString(),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
    ...rest,
  })

const createAncestors = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createReply(1000 - count + index, 999 - count + index),
  )
const createReplies = (count: number, rest: Partial<StatusEntity> = {}) =>
  Array.from({ length: count }, (_, index) => createReply(1001 + index, 1000, rest))

const getRow = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const getTop = (number: number) => getRow(number).element().getBoundingClientRect().top

async function open(isKnown = true) {
  const test = testSession({ columns: [column('a', 'THREAD', { id: '1000' })] })
  if (isKnown) test.session.store.set(ingestStatusesAtom, test.session, [opened])
  const context = test.server.hold(CONTEXT)
  const screen = await renderWithSession(
    test.session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <ThreadColumn uuid="a" label="Post" />
    </div>,
  )
  const answer = async (ancestors: StatusEntity[], descendants: StatusEntity[]) => {
    context.answer(Response.json({ ancestors, descendants }))
    await expect.element(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
    await waitForFrames()
  }
  return { ...test, screen, context, answer }
}

test(
  'inserts ancestors above and keeps the opened post in place',
  { tags: ['TH-02', 'TH-05'] },
  async () => {
    const { answer } = await open()
    await expect.element(getRow(1000)).toBeVisible()
    const topBefore = getTop(1000)

    await answer(createAncestors(12), createReplies(30))
    await waitForFrames(20)

    expect(Math.abs(getTop(1000) - topBefore)).toBeLessThanOrEqual(1)
    await expect.element(getRow(1000)).toHaveAttribute('aria-posinset', '13')
    await expect.element(getRow(1000)).toHaveAttribute('aria-setsize', '43')
    expect(getTop(1001)).toBeGreaterThan(topBefore)
    await scrollTo(getListScroller(), getListScroller().scrollTop - 300)
    expect(getTop(999)).toBeLessThan(getTop(1000))
  },
)

test('keeps the opened post in view when few replies follow', { tags: ['TH-05'] }, async () => {
  const { answer } = await open()

  await answer(createAncestors(9), [])
  await waitForFrames(20)

  const view = getListScroller().getBoundingClientRect()
  expect(getTop(1000)).toBeGreaterThanOrEqual(view.top - 1)
  expect(getRow(1000).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom)
})

test('does not scroll back after the user scrolled away', { tags: ['TH-05'] }, async () => {
  const { answer, session } = await open()
  await answer(createAncestors(3), createReplies(40))
  // The list keeps looking for a row for 150 ms after a scroll request.
  await waitForFrames(20)
  // The event of a user who scrolls.
  getListScroller().dispatchEvent(new WheelEvent('wheel'))
  await scrollTo(getListScroller(), getListScroller().scrollTop + 900)
  const read = Number(
    /post (\d+)/.exec(findFirstVisibleRow(getListScroller())?.textContent ?? '')?.[1],
  )
  const topBefore = getTop(read)

  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'update', status: createReply(1500, 1001) } },
  ])
  await expect.element(getRow(read)).toHaveAttribute('aria-setsize', '45')
  await waitForFrames(20)

  expect(read).toBeGreaterThan(1001)
  expect(Math.abs(getTop(read) - topBefore)).toBeLessThanOrEqual(1)
})

test('renders only the visible ones of five hundred replies', async () => {
  const { answer, screen } = await open()

  await answer([], createReplies(500))

  await expect.element(getRow(1000)).toHaveAttribute('aria-setsize', '501')
  expect(screen.container.querySelectorAll('article').length).toBeLessThan(40)
})

test(
  'opens and closes all content warnings by one button, rendered or not',
  { tags: ['TH-06'] },
  async () => {
    const { answer, screen } = await open()
    await answer(
      [],
      createReplies(80, { spoiler_text: 'spoilers', content: '<p>the gardener</p>' }),
    )
    const note = screen.getByText('the gardener')
    expect(note.elements()).toEqual([])

    await screen.getByRole('button', { name: 'Show more for all' }).click()
    await expect.element(note.first()).toBeVisible()
    await scrollTo(getListScroller(), 4_000)
    await expect
      .element(screen.getByRole('button', { name: 'Show less', exact: true }).first())
      .toBeVisible()
    expect(screen.getByRole('button', { name: 'Show more', exact: true }).query()).toBeNull()

    await screen.getByRole('button', { name: 'Show less for all' }).click()
    await expect
      .element(screen.getByRole('button', { name: 'Show more', exact: true }).first())
      .toBeVisible()
    expect(note.elements()).toEqual([])
  },
)

test(
  'keeps a row closed that was closed on its own, until all are toggled again',
  { tags: ['TH-06'] },
  async () => {
    const { answer, screen } = await open()
    await answer([], createReplies(2, { spoiler_text: 'spoilers', content: '<p>the gardener</p>' }))
    await screen.getByRole('button', { name: 'Show more for all' }).click()

    await screen.getByRole('button', { name: 'Show less', exact: true }).first().click()
    await expect.element(screen.getByText('the gardener')).toBeVisible()
    expect(screen.getByText('the gardener').elements()).toHaveLength(1)
    await screen.getByRole('button', { name: 'Show less for all' }).click()
    await screen.getByRole('button', { name: 'Show more for all' }).click()

    await expect.poll(() => screen.getByText('the gardener').elements()).toHaveLength(2)
  },
)

test('shows no such button in a thread without content warnings', async () => {
  const { answer, screen } = await open()

  await answer([], createReplies(2))

  expect(screen.getByRole('button', { name: /for all$/ }).query()).toBeNull()
})

test('offers to retry when the conversation could not be loaded', { tags: ['TH-04'] }, async () => {
  const { context, screen, server } = await open()
  context.answer(createErrorResponse(500))
  const retry = screen.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await expect.element(getRow(1000)).toBeVisible()
  server.on(CONTEXT, () => Response.json({ ancestors: [], descendants: createReplies(1) }))

  await retry.click()

  await expect.element(getRow(1001)).toBeVisible()
  expect(retry.query()).toBeNull()
})

test('shows a message when the post does not exist', { tags: ['TH-03'] }, async () => {
  const { context, screen, session } = await open(false)
  context.answer(createErrorResponse(404))

  await expect.element(screen.getByText('Post not found')).toBeVisible()
  expect(session.store.get(threadAtoms(session)(statusId('1000'))).phase).toBe('missing')
})

test('applies the filters of the thread context only', { tags: ['TH-08'] }, async () => {
  const { answer, screen, session } = await open()
  const filter = (title: string, keyword: string, context: 'thread' | 'home') => ({
    id: filterId(keyword),
    title,
    context: [context],
    expires_at: null,
    filter_action: 'warn' as const,
    keywords: [{ id: keyword, keyword, whole_word: true }],
    statuses: [],
  })
  const rules = [filter('Hot drinks', 'tea', 'thread'), filter('Bread', 'bread', 'home')]
  session.store.set(storeFiltersAtom, session, rules)

  await answer(
    [],
    [
      createReply(1001, 1000, { content: '<p>tea</p>' }),
      createReply(1002, 1000, { content: '<p>bread</p>' }),
    ],
  )

  await expect.element(screen.getByText('Filtered: Hot drinks')).toBeVisible()
  expect(screen.getByText('tea', { exact: true }).query()).toBeNull()
  await expect.element(screen.getByText('bread', { exact: true })).toBeVisible()
})

test(
  'shows a button with the number of ancestors, which scrolls to them',
  { tags: ['TH-05'] },
  async () => {
    const { answer, screen } = await open()
    await answer(createAncestors(3), createReplies(30))
    const sign = screen.getByRole('button', { name: '3 earlier posts' })
    await expect.element(sign).toBeVisible()

    await sign.click()

    await expect.element(getRow(999)).toBeVisible()
    await expect.poll(() => sign.query()).toBeNull()
  },
)

test(
  'covers no row with the buttons for ancestors and content warnings',
  { tags: ['TH-05', 'TH-06'] },
  async () => {
    const { answer, screen } = await open()
    await answer(createAncestors(3), createReplies(30, { spoiler_text: 'spoilers' }))

    const earlier = screen.getByRole('button', { name: '3 earlier posts' })
    await expect.element(earlier).toBeVisible()
    const view = getListScroller().getBoundingClientRect()
    expect(earlier.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(view.top)

    const warnings = screen.getByRole('button', { name: 'Show more for all' }).element()
    const edge = warnings.parentElement!.getBoundingClientRect()
    expect([edge.left, edge.right, edge.bottom]).toEqual([view.left, view.right, view.bottom])
  },
)

test('shows no ancestor button when the opened post is the first', async () => {
  const { answer, screen } = await open()

  await answer([], createReplies(3))

  expect(screen.getByRole('button', { name: /earlier/ }).query()).toBeNull()
})

test(
  'moves focus with k to the first post above the rendered ones, and back down with j',
  { tags: ['ST-38'] },
  async () => {
    const { answer } = await open()
    await answer(createAncestors(6), createReplies(30))
    await waitForFrames(20)
    getRow(1000).element().focus()

    for (let number = 999; number >= 994; number -= 1) {
      await userEvent.keyboard(number % 2 === 0 ? 'k' : '{ArrowUp}')
      await expect.element(getRow(number)).toHaveFocus()
    }
    await userEvent.keyboard('k')
    await expect.element(getRow(994)).toHaveFocus()

    await userEvent.keyboard('jj')
    await expect.element(getRow(996)).toHaveFocus()
  },
)
