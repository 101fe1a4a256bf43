// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { filterId, type StatusEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { keepFiltersAtom } from '../../state/filters/filters.ts'
import { applyStreamEventsAtom } from '../../state/streaming/apply-events.ts'
import { threadAtoms } from '../../state/threads/threads.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { refuse } from '../../testing/scripted-server.ts'
import { listScroller, painted, readArticle, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ThreadColumn } from './ThreadColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const CONTEXT = 'GET /api/v1/statuses/1000/context'
const opened = status({ id: '1000', in_reply_to_id: '999', content: '<p>post 1000</p>' })

/** Of unlike height, as real ones are. */
const said = (number: number, to: number | null, rest: Partial<StatusEntity> = {}) =>
  status({
    id: String(number),
    in_reply_to_id: to === null ? null : String(to),
    created_at: new Date(Date.UTC(2026, 10, 23, 8, 0, number)).toISOString(),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 23)}</p>`,
    ...rest,
  })

const before = (count: number) =>
  Array.from({ length: count }, (_, index) => said(1000 - count + index, 999 - count + index))
const after = (count: number, rest: Partial<StatusEntity> = {}) =>
  Array.from({ length: count }, (_, index) => said(1001 + index, 1000, rest))

const row = (number: number) =>
  browserPage.getByRole('article', { name: new RegExp(`post ${number}\\b`) })
const top = (number: number) => row(number).element().getBoundingClientRect().top

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
    await painted()
  }
  return { ...test, screen, context, answer }
}

test(
  'what was said before comes in above, and the opened post stays where it is',
  { tags: ['TH-02', 'TH-05'] },
  async () => {
    const { answer } = await open()
    await expect.element(row(1000)).toBeVisible()
    const stood = top(1000)

    await answer(before(12), after(30))
    await painted(20)

    expect(Math.abs(top(1000) - stood)).toBeLessThanOrEqual(1)
    await expect.element(row(1000)).toHaveAttribute('aria-posinset', '13')
    await expect.element(row(1000)).toHaveAttribute('aria-setsize', '43')
    expect(top(1001)).toBeGreaterThan(stood)
    await scrollTo(listScroller(), listScroller().scrollTop - 300)
    expect(top(999)).toBeLessThan(top(1000))
  },
)

test(
  'with little below it the opened post is in view all the same',
  { tags: ['TH-05'] },
  async () => {
    const { answer } = await open()

    await answer(before(9), [])
    await painted(20)

    const view = listScroller().getBoundingClientRect()
    expect(top(1000)).toBeGreaterThanOrEqual(view.top - 1)
    expect(row(1000).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom)
  },
)

test('a reader who went on meanwhile is not taken back', { tags: ['TH-05'] }, async () => {
  const { answer, session } = await open()
  await answer(before(3), after(40))
  // The list goes on looking for a row for 150 ms after it was asked to.
  await painted(20)
  // What a reader does who scrolls.
  listScroller().dispatchEvent(new WheelEvent('wheel'))
  await scrollTo(listScroller(), listScroller().scrollTop + 900)
  const read = Number(/post (\d+)/.exec(readArticle(listScroller())?.textContent ?? '')?.[1])
  const stood = top(read)

  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'update', status: said(1500, 1001) } },
  ])
  await expect.element(row(read)).toHaveAttribute('aria-setsize', '45')
  await painted(20)

  expect(read).toBeGreaterThan(1001)
  expect(Math.abs(top(read) - stood)).toBeLessThanOrEqual(1)
})

test('of five hundred answers those in view are drawn', async () => {
  const { answer, screen } = await open()

  await answer([], after(500))

  await expect.element(row(1000)).toHaveAttribute('aria-setsize', '501')
  expect(screen.container.querySelectorAll('article').length).toBeLessThan(40)
})

test(
  'one button opens all warnings, drawn or not, and closes them again',
  { tags: ['TH-06'] },
  async () => {
    const { answer, screen } = await open()
    await answer([], after(80, { spoiler_text: 'spoilers', content: '<p>the gardener</p>' }))
    const told = screen.getByText('the gardener')
    expect(told.elements()).toEqual([])

    await screen.getByRole('button', { name: 'Show more for all' }).click()
    await expect.element(told.first()).toBeVisible()
    await scrollTo(listScroller(), 4_000)
    await expect.element(screen.getByRole('button', { name: 'Show less' }).first()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull()

    await screen.getByRole('button', { name: 'Show less for all' }).click()
    await expect.element(screen.getByRole('button', { name: 'Show more' }).first()).toBeVisible()
    expect(told.elements()).toEqual([])
  },
)

test(
  'a row that is closed by itself afterwards stays so until the next wish',
  { tags: ['TH-06'] },
  async () => {
    const { answer, screen } = await open()
    await answer([], after(2, { spoiler_text: 'spoilers', content: '<p>the gardener</p>' }))
    await screen.getByRole('button', { name: 'Show more for all' }).click()

    await screen.getByRole('button', { name: 'Show less' }).first().click()
    await expect.element(screen.getByText('the gardener')).toBeVisible()
    expect(screen.getByText('the gardener').elements()).toHaveLength(1)
    await screen.getByRole('button', { name: 'Show less for all' }).click()
    await screen.getByRole('button', { name: 'Show more for all' }).click()

    await expect.poll(() => screen.getByText('the gardener').elements()).toHaveLength(2)
  },
)

test('a thread without warnings has no such button', async () => {
  const { answer, screen } = await open()

  await answer([], after(2))

  expect(screen.getByRole('button', { name: /for all$/ }).query()).toBeNull()
})

test('a conversation that did not come can be asked for again', { tags: ['TH-04'] }, async () => {
  const { context, screen, server } = await open()
  context.answer(refuse(500))
  const retry = screen.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await expect.element(row(1000)).toBeVisible()
  server.on(CONTEXT, () => Response.json({ ancestors: [], descendants: after(1) }))

  await retry.click()

  await expect.element(row(1001)).toBeVisible()
  expect(retry.query()).toBeNull()
})

test('a post that is not there says so, and nothing more', { tags: ['TH-03'] }, async () => {
  const { context, screen, session } = await open(false)
  context.answer(refuse(404))

  await expect.element(screen.getByText('Post not found')).toBeVisible()
  expect(session.store.get(threadAtoms(session)(statusId('1000'))).phase).toBe('missing')
})

test('the filters of threads apply to it, and no others', { tags: ['TH-08'] }, async () => {
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
  session.store.set(keepFiltersAtom, session, rules)

  await answer(
    [],
    [said(1001, 1000, { content: '<p>tea</p>' }), said(1002, 1000, { content: '<p>bread</p>' })],
  )

  await expect.element(screen.getByText('Filtered: Hot drinks')).toBeVisible()
  expect(screen.getByText('tea', { exact: true }).query()).toBeNull()
  await expect.element(screen.getByText('bread', { exact: true })).toBeVisible()
})

test(
  'a sign above the opened post says how much was said before, and leads there',
  { tags: ['TH-05'] },
  async () => {
    const { answer, screen } = await open()
    await answer(before(3), after(30))
    const sign = screen.getByRole('button', { name: '3 earlier posts' })
    await expect.element(sign).toBeVisible()

    await sign.click()

    await expect.element(row(999)).toBeVisible()
    await expect.poll(() => sign.query()).toBeNull()
  },
)

test(
  'writes over no row with the signs of earlier posts and of warnings',
  { tags: ['TH-05', 'TH-06'] },
  async () => {
    const { answer, screen } = await open()
    await answer(before(3), after(30, { spoiler_text: 'spoilers' }))

    const earlier = screen.getByRole('button', { name: '3 earlier posts' })
    await expect.element(earlier).toBeVisible()
    const view = listScroller().getBoundingClientRect()
    expect(earlier.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(view.top)

    const warnings = screen.getByRole('button', { name: 'Show more for all' }).element()
    const edge = warnings.parentElement!.getBoundingClientRect()
    expect([edge.left, edge.right, edge.bottom]).toEqual([view.left, view.right, view.bottom])
  },
)

test('a thread that begins with the opened post has no such sign', async () => {
  const { answer, screen } = await open()

  await answer([], after(3))

  expect(screen.getByRole('button', { name: /earlier/ }).query()).toBeNull()
})

test(
  'k goes on above what is drawn, to the first post, and j back down',
  { tags: ['ST-38'] },
  async () => {
    const { answer } = await open()
    await answer(before(6), after(30))
    await painted(20)
    row(1000).element().focus()

    for (let number = 999; number >= 994; number -= 1) {
      await userEvent.keyboard(number % 2 === 0 ? 'k' : '{ArrowUp}')
      await expect.element(row(number)).toHaveFocus()
    }
    await userEvent.keyboard('k')
    await expect.element(row(994)).toHaveFocus()

    await userEvent.keyboard('jj')
    await expect.element(row(996)).toHaveFocus()
  },
)
