import { expect, test } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { createListOfRows } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { updateColumnParamsAtom } from '../../state/columns/columns.ts'
import { changeLocalSettingAtom } from '../../state/settings/local-settings.ts'
import { applyStreamEventsAtom } from '../../state/streaming/apply-stream-events.ts'
import { FRAMES_BETWEEN_RECOMPUTES } from '../../state/timelines/schedule-recompute.ts'
import { writeTimelineAtom } from '../../state/timelines/schedule-recompute.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import { statuses, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { getListScroller, waitForFrames, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const NEWEST = 30

const getRow = (id: number) =>
  browserPage.getByRole('article', { name: new RegExp(`status ${id}$`) })
const getPill = (count: number) =>
  browserPage.getByRole('button', { name: `+${count} waiting`, exact: true })
const outside = browserPage.getByRole('button', { name: 'Elsewhere' })

async function openAtTop() {
  const opened = testSession({ columns: [column('a', 'HOME')] })
  const { session, server } = opened
  const ids = Array.from({ length: 20 }, (_, index) => String(NEWEST - index))
  server.on('GET /api/v1/timelines/home', () => createPageResponse(statuses(...ids)))
  await renderWithSession(
    session,
    <div style={{ display: 'flex', gap: 40 }}>
      <div style={{ height: 600, width: 360, display: 'flex', flexDirection: 'column' }}>
        <TimelineColumn uuid="a" label="Home" />
      </div>
      <button type="button">Elsewhere</button>
    </div>,
  )
  await expect.element(getRow(NEWEST)).toBeVisible()
  await outside.hover()
  let next = NEWEST
  const stream = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      next += 1
      const event = { type: 'update', status: status({ id: String(next) }) } as const
      session.store.set(applyStreamEventsAtom, session, [{ key: HOME, event }])
      opened.platform.renderFrames(FRAMES_BETWEEN_RECOMPUTES)
      await waitForFrames(2)
    }
  }
  return { ...opened, stream }
}

const getTop = (id: number) => getRow(id).element().getBoundingClientRect().top

test(
  'holds new posts while the pointer hovers the list, and inserts them when it leaves',
  { tags: ['BY-41'] },
  async () => {
    const { stream } = await openAtTop()
    await getRow(NEWEST).hover()
    const before = getTop(NEWEST)

    await stream(8)

    await expect.element(getPill(8)).toBeVisible()
    expect(getTop(NEWEST)).toBe(before)
    await outside.hover()
    await expect.element(getRow(NEWEST + 8)).toBeVisible()
    expect(getPill(8).query()).toBeNull()
    expect(getListScroller().scrollTop).toBe(0)
  },
)

test(
  'inserts held posts by a click on the pill, and holds the next ones again',
  { tags: ['BY-41'] },
  async () => {
    const { stream } = await openAtTop()
    await getRow(NEWEST).hover()
    await stream(3)

    await getPill(3).click()
    await expect.element(getRow(NEWEST + 3)).toBeVisible()
    await expect
      .poll(async () => {
        await stream(1)
        return browserPage.getByRole('button', { name: /^\+\d+ waiting$/ }).elements().length
      })
      .toBe(1)
  },
)

test('inserts held posts when the wheel is turned at the top', { tags: ['BY-41'] }, async () => {
  const { stream } = await openAtTop()
  await getRow(NEWEST).hover()
  await stream(3)
  await expect.element(getPill(3)).toBeVisible()

  await userEvent.wheel(getListScroller(), { direction: 'up' })

  await expect.element(getRow(NEWEST + 3)).toBeVisible()
})

test(
  'inserts held posts when the wheel reaches the top',
  { tags: ['TL-09', 'BY-41'] },
  async () => {
    const { stream } = await openAtTop()
    await scrollTo(getListScroller(), 400)
    await getRow(NEWEST - 6).hover()
    await stream(3)
    await expect.element(browserPage.getByRole('button', { name: '3 new' })).toBeVisible()
    await waitForFrames(30)

    await scrollTo(getListScroller(), 0)

    await expect.element(getRow(NEWEST + 3)).toBeVisible()
  },
)

test.each([
  ['new posts further down', 400, '3 new'],
  ['posts held under the pointer at the top', 0, /^\+3/],
])(
  'covers no name and moves no row with the pill of %s',
  { tags: ['TL-24'] },
  async (_which, top, name) => {
    const { stream } = await openAtTop()
    await scrollTo(getListScroller(), top)
    const read = top === 0 ? NEWEST : NEWEST - 6
    await getRow(read).hover()
    await waitForFrames(30)
    const place = getRow(read).element().getBoundingClientRect().top

    await stream(3)

    const pill = browserPage.getByRole('button', { name })
    await expect.element(pill).toBeVisible()
    const strip = pill.element().parentElement!
    const [edge, view] = [strip, getListScroller()].map((each) => each.getBoundingClientRect())
    // An opaque strip as wide as the list acts as its edge: it clips the rows below instead of overlapping their
    // text.
    expect([edge!.left, edge!.right, edge!.bottom]).toEqual([view!.left, view!.right, view!.bottom])
    expect(getComputedStyle(strip).backgroundColor).not.toMatch(/\/|transparent|rgba/)
    expect(getRow(read).element().getBoundingClientRect().top).toBeCloseTo(place, 0)
  },
)

test(
  'clips a gap at the pill, covers none of its text and does not move it',
  { tags: ['TL-24'] },
  async () => {
    const { session, stream } = await openAtTop()
    const window = session.store.get(timelineAtoms(session)(HOME))
    const rows = createListOfRows(window.items.toSpliced(12, 0, null), window)
    session.store.set(writeTimelineAtom, session, HOME, rows)
    await waitForFrames(6)
    const gap = browserPage.getByRole('article', { name: 'Gap' })
    const sentence = gap.getByRole('paragraph')
    const boxOf = (element: Element) => element.getBoundingClientRect()
    /** Scrolls until the middle of the gap's text is this many px above the lower edge of the viewport. */
    const bringSentence = (px: number) =>
      expect
        .poll(async () => {
          const list = getListScroller()
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
    await waitForFrames(30)
    const before = boxOf(gap.element()).top

    await stream(3)

    const pill = browserPage.getByRole('button', { name: '3 new' })
    await expect.element(pill).toBeVisible()
    expect(boxOf(gap.element()).top).toBeCloseTo(before, 0)
    const edge = boxOf(pill.element()).top - 4
    /** The visible words of the gap, in order. */
    const wordsInSight = () => {
      const { left, width, top, bottom } = boxOf(sentence.element())
      const parts = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => left + part * width)
      return new Set(
        parts.map((x) => gap.element().contains(document.elementFromPoint(x, (top + bottom) / 2))),
      )
    }
    expect([...wordsInSight()]).toEqual([false])
    await bringSentence(boxOf(getListScroller()).bottom - edge + 20)
    expect([...wordsInSight()]).toEqual([true])
  },
)

test('holds new posts while text in the list is selected', { tags: ['BY-41'] }, async () => {
  const { stream } = await openAtTop()
  document.getSelection()?.selectAllChildren(getRow(NEWEST).element())
  await waitForFrames()

  await stream(2)

  await expect.element(getPill(2)).toBeVisible()
  document.getSelection()?.removeAllRanges()
  await expect.element(getRow(NEWEST + 2)).toBeVisible()
})

test('holds new posts while the menu of a row is open', { tags: ['BY-41'] }, async () => {
  const { stream } = await openAtTop()
  await getRow(NEWEST).getByRole('button', { name: 'More' }).click()
  await expect.element(browserPage.getByRole('menu')).toBeVisible()
  await outside.hover()
  await waitForFrames(30)

  await stream(2)

  await expect.element(getPill(2)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  document.getSelection()?.removeAllRanges()
  await outside.click()
  await expect.element(getRow(NEWEST + 2)).toBeVisible()
})

test('holds new posts while a row has keyboard focus', { tags: ['BY-41'] }, async () => {
  const { stream } = await openAtTop()
  await userEvent.tab()
  while (document.activeElement?.closest('article') == null) await userEvent.tab()
  await waitForFrames()

  await stream(2)

  await expect.element(getPill(2)).toBeVisible()
  await outside.click()
  await expect.element(getRow(NEWEST + 2)).toBeVisible()
})

test(
  'does not hold new posts for a clicked button that keeps the focus',
  { tags: ['BY-41'] },
  async () => {
    const { stream, server } = await openAtTop()
    server.on(`POST /api/v1/statuses/${NEWEST}/bookmark`, () =>
      Response.json(status({ id: String(NEWEST), bookmarked: true })),
    )
    await getRow(NEWEST).getByRole('button', { name: 'Bookmark' }).click()
    await outside.hover()
    await waitForFrames(30)

    await stream(2)

    await expect.element(getRow(NEWEST + 2)).toBeVisible()
  },
)

test('does not hold new posts on a touch screen', { tags: ['BY-41'] }, async () => {
  const { stream } = await openAtTop()
  const touch = { pointerType: 'touch', bubbles: true, movementY: 4 } as const
  getRow(NEWEST).element().dispatchEvent(new PointerEvent('pointermove', touch))

  await stream(2)

  await expect.element(getRow(NEWEST + 2)).toBeVisible()
})

test(
  'holds new posts at the top in slow mode, in this column only',
  { tags: ['BY-14'] },
  async () => {
    const { session, stream } = await openAtTop()
    session.app.set(updateColumnParamsAtom, 'a', ['slow'], true)
    await waitForFrames()

    await stream(3)

    const pill = browserPage.getByRole('button', { name: '3 new' })
    await expect.element(pill).toBeVisible()
    expect(getRow(NEWEST + 1).query()).toBeNull()
    await pill.click()
    await expect.element(getRow(NEWEST + 3)).toBeVisible()
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
  'holds new posts in slow mode for all columns, and inserts them by the wheel',
  { tags: ['BY-14'] },
  async () => {
    const { session, stream } = await openAtTop()
    session.app.set(changeLocalSettingAtom, ['slow_mode'], true)
    await waitForFrames()
    await stream(2)
    await expect.element(browserPage.getByRole('button', { name: '2 new' })).toBeVisible()

    await userEvent.wheel(getListScroller(), { direction: 'up' })

    await expect.element(getRow(NEWEST + 2)).toBeVisible()
  },
)
