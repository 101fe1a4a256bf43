import { expect, test } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { listOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { changeColumnParamsAtom } from '../../state/columns/columns.ts'
import { changeLocalSettingAtom } from '../../state/settings/local-settings.ts'
import { applyStreamEventsAtom } from '../../state/streaming/apply-events.ts'
import { writeWindowAtom } from '../../state/timelines/lay-columns.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import { statuses, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page } from '../../testing/scripted-server.ts'
import { listScroller, painted, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const NEWEST = 30

const row = (id: number) => browserPage.getByRole('article', { name: new RegExp(`status ${id}$`) })
const waiting = (count: number) =>
  browserPage.getByRole('button', { name: `+${count} waiting`, exact: true })
const outside = browserPage.getByRole('button', { name: 'Elsewhere' })

async function openAtTop() {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  const ids = Array.from({ length: 20 }, (_, index) => String(NEWEST - index))
  server.on('GET /api/v1/timelines/home', () => page(statuses(...ids)))
  await renderWithSession(
    session,
    <div style={{ display: 'flex', gap: 40 }}>
      <div style={{ height: 600, width: 360, display: 'flex', flexDirection: 'column' }}>
        <TimelineColumn uuid="a" label="Home" />
      </div>
      <button type="button">Elsewhere</button>
    </div>,
  )
  await expect.element(row(NEWEST)).toBeVisible()
  await outside.hover()
  let next = NEWEST
  const stream = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      next += 1
      const event = { type: 'update', status: status({ id: String(next) }) } as const
      session.store.set(applyStreamEventsAtom, session, [{ key: HOME, event }])
      await painted(2)
    }
  }
  return { ...opened, stream }
}

const topOf = (id: number) => row(id).element().getBoundingClientRect().top

test(
  'while the pointer rests over the list nothing comes in, even at the top; leaving lets it in',
  { tags: ['BY-41'] },
  async () => {
    const { stream } = await openAtTop()
    await row(NEWEST).hover()
    const before = topOf(NEWEST)

    await stream(8)

    await expect.element(waiting(8)).toBeVisible()
    expect(topOf(NEWEST)).toBe(before)
    await outside.hover()
    await expect.element(row(NEWEST + 8)).toBeVisible()
    expect(waiting(8).query()).toBeNull()
    expect(listScroller().scrollTop).toBe(0)
  },
)

test(
  'a press on the number lets in what waits, and the next ones wait again',
  { tags: ['BY-41'] },
  async () => {
    const { stream } = await openAtTop()
    await row(NEWEST).hover()
    await stream(3)

    await waiting(3).click()
    await expect.element(row(NEWEST + 3)).toBeVisible()
    await expect
      .poll(async () => {
        await stream(1)
        return browserPage.getByRole('button', { name: /^\+\d+ waiting$/ }).elements().length
      })
      .toBe(1)
  },
)

test(
  'the wheel at the top lets in what waits: whoever turns it wants to see it',
  { tags: ['BY-41'] },
  async () => {
    const { stream } = await openAtTop()
    await row(NEWEST).hover()
    await stream(3)
    await expect.element(waiting(3)).toBeVisible()

    await userEvent.wheel(listScroller(), { direction: 'up' })

    await expect.element(row(NEWEST + 3)).toBeVisible()
  },
)

test(
  'arriving at the top by the wheel lets in what waits',
  { tags: ['TL-09', 'BY-41'] },
  async () => {
    const { stream } = await openAtTop()
    await scrollTo(listScroller(), 400)
    await row(NEWEST - 6).hover()
    await stream(3)
    await expect.element(browserPage.getByRole('button', { name: '3 new' })).toBeVisible()
    await painted(30)

    await scrollTo(listScroller(), 0)

    await expect.element(row(NEWEST + 3)).toBeVisible()
  },
)

test.each([
  ['new posts that wait for a reader further down', 400, '3 new'],
  ['posts that wait under the pointer at the top', 0, /^\+3/],
])(
  'writes over no name and moves no row with the pill of %s',
  { tags: ['TL-24'] },
  async (_which, top, name) => {
    const { stream } = await openAtTop()
    await scrollTo(listScroller(), top)
    const read = top === 0 ? NEWEST : NEWEST - 6
    await row(read).hover()
    await painted(30)
    const place = row(read).element().getBoundingClientRect().top

    await stream(3)

    const pill = browserPage.getByRole('button', { name })
    await expect.element(pill).toBeVisible()
    const strip = pill.element().parentElement!
    const [edge, view] = [strip, listScroller()].map((each) => each.getBoundingClientRect())
    // An opaque strip as wide as the list is its edge: what it hides is cut off, not written over.
    expect([edge!.left, edge!.right, edge!.bottom]).toEqual([view!.left, view!.right, view!.bottom])
    expect(getComputedStyle(strip).backgroundColor).not.toMatch(/\/|transparent|rgba/)
    expect(row(read).element().getBoundingClientRect().top).toBeCloseTo(place, 0)
  },
)

test(
  'cuts a gap off at the pill, writes over none of its words, and moves it no further',
  { tags: ['TL-24'] },
  async () => {
    const { session, stream } = await openAtTop()
    const window = session.store.get(timelineAtoms(session)(HOME))
    const rows = listOfRows(window.items.toSpliced(12, 0, null), window)
    session.store.set(writeWindowAtom, session, HOME, rows)
    await painted(6)
    const gap = browserPage.getByRole('article', { name: 'Gap' })
    const sentence = gap.getByRole('paragraph')
    const boxOf = (element: Element) => element.getBoundingClientRect()
    /** Scrolls until the middle of the gap's sentence stands so many px above the lower edge of the view. */
    const bringSentence = (px: number) =>
      expect
        .poll(async () => {
          const list = listScroller()
          const found = sentence.query()
          if (found === null) {
            await scrollTo(list, list.scrollTop + 200)
            return Number.NaN
          }
          const { top, bottom } = boxOf(found)
          const off = boxOf(list).bottom - (top + bottom) / 2
          await scrollTo(list, list.scrollTop + px - off)
          return off
        })
        .toBeCloseTo(px, -1)
    await bringSentence(20)
    await painted(30)
    const before = boxOf(gap.element()).top

    await stream(3)

    const pill = browserPage.getByRole('button', { name: '3 new' })
    await expect.element(pill).toBeVisible()
    expect(boxOf(gap.element()).top).toBeCloseTo(before, 0)
    const edge = boxOf(pill.element()).top - 4
    /** Which of the gap's words are in sight, from its start to its end. */
    const wordsInSight = () => {
      const { left, width, top, bottom } = boxOf(sentence.element())
      const parts = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => left + part * width)
      return new Set(
        parts.map((x) => gap.element().contains(document.elementFromPoint(x, (top + bottom) / 2))),
      )
    }
    expect([...wordsInSight()]).toEqual([false])
    await bringSentence(boxOf(listScroller()).bottom - edge + 20)
    expect([...wordsInSight()]).toEqual([true])
  },
)

test('a selection in the list holds it until it is gone', { tags: ['BY-41'] }, async () => {
  const { stream } = await openAtTop()
  document.getSelection()?.selectAllChildren(row(NEWEST).element())
  await painted()

  await stream(2)

  await expect.element(waiting(2)).toBeVisible()
  document.getSelection()?.removeAllRanges()
  await expect.element(row(NEWEST + 2)).toBeVisible()
})

test('an open menu of a row holds the list until it closes', { tags: ['BY-41'] }, async () => {
  const { stream } = await openAtTop()
  await row(NEWEST).getByRole('button', { name: 'More' }).click()
  await expect.element(browserPage.getByRole('menu')).toBeVisible()
  await outside.hover()
  await painted(30)

  await stream(2)

  await expect.element(waiting(2)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  document.getSelection()?.removeAllRanges()
  await outside.click()
  await expect.element(row(NEWEST + 2)).toBeVisible()
})

test(
  'the keyboard on a row holds the list until it goes elsewhere',
  { tags: ['BY-41'] },
  async () => {
    const { stream } = await openAtTop()
    await userEvent.tab()
    while (document.activeElement?.closest('article') == null) await userEvent.tab()
    await painted()

    await stream(2)

    await expect.element(waiting(2)).toBeVisible()
    await outside.click()
    await expect.element(row(NEWEST + 2)).toBeVisible()
  },
)

test(
  'a button that was pressed keeps the focus and holds nothing',
  { tags: ['BY-41'] },
  async () => {
    const { stream, server } = await openAtTop()
    server.on(`POST /api/v1/statuses/${NEWEST}/bookmark`, () =>
      Response.json(status({ id: String(NEWEST), bookmarked: true })),
    )
    await row(NEWEST).getByRole('button', { name: 'Bookmark' }).click()
    await outside.hover()
    await painted(30)

    await stream(2)

    await expect.element(row(NEWEST + 2)).toBeVisible()
  },
)

test('a finger rests on nothing: a touch screen holds nothing', { tags: ['BY-41'] }, async () => {
  const { stream } = await openAtTop()
  const touch = { pointerType: 'touch', bubbles: true, movementY: 4 } as const
  row(NEWEST).element().dispatchEvent(new PointerEvent('pointermove', touch))

  await stream(2)

  await expect.element(row(NEWEST + 2)).toBeVisible()
})

test(
  'in slow mode what is new waits at the top until it is asked for, in this column alone',
  { tags: ['BY-14'] },
  async () => {
    const { session, stream } = await openAtTop()
    session.app.set(changeColumnParamsAtom, 'a', ['slow'], true)
    await painted()

    await stream(3)

    const pill = browserPage.getByRole('button', { name: '3 new' })
    await expect.element(pill).toBeVisible()
    expect(row(NEWEST + 1).query()).toBeNull()
    await pill.click()
    await expect.element(row(NEWEST + 3)).toBeVisible()
    await expect.poll(() => pill.query()).toBeNull()
    await expect
      .poll(async () => {
        await stream(1)
        return browserPage.getByRole('button', { name: /new$/ }).elements().length
      })
      .toBe(1)
  },
)

test(
  'slow mode for all columns holds this one too, and the wheel lets in',
  { tags: ['BY-14'] },
  async () => {
    const { session, stream } = await openAtTop()
    session.app.set(changeLocalSettingAtom, ['slow_mode'], true)
    await painted()
    await stream(2)
    await expect.element(browserPage.getByRole('button', { name: '2 new' })).toBeVisible()

    await userEvent.wheel(listScroller(), { direction: 'up' })

    await expect.element(row(NEWEST + 2)).toBeVisible()
  },
)
