import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { getListScroller, measureFrames, waitForFrames, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { createVariedPosts } from '../../testing/varied-posts.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const TURNS = [['down'], ['up']] as const
type Turn = (typeof TURNS)[number][0]

afterEach(() => document.documentElement.removeAttribute('style'))

const getElement = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!

/** A column with an element above its list that can expand, scrolled down. */
async function openColumn(turn: Turn, px = 2_000, header?: ReactNode) {
  const { session, server } = testSession({ columns: [column('a', 'HOME')] })
  server.on('GET /api/v1/timelines/home', () => createPageResponse(createVariedPosts(200, 40)))
  await renderWithSession(
    session,
    <section
      id="column"
      style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}
    >
      <div id="separator" />
      <div id="drawer" hidden style={{ flex: 'none', height: 81 }} />
      <div
        id="body"
        data-column-body
        style={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        <TimelineColumn uuid="a" label="Home" timeline={HOME} header={header} />
      </div>
    </section>,
  )
  await expect.element(browserPage.getByRole('article').first()).toBeVisible()
  const scroller = getListScroller()
  const past = turn === 'up' ? 160 : -160
  for (let top = 300; top < px; top += 600) await scrollTo(scroller, top)
  await scrollTo(scroller, px + past)
  await scrollTo(scroller, scroller.scrollTop - past)
  // Wait until lazy parts of rows are rendered and the list has settled.
  await waitForFrames(20)
  return scroller
}

const getRows = () => [...getListScroller().querySelectorAll<HTMLElement>('[data-item-index]')]

/** The first row that begins inside the viewport. */
function findFirstVisibleRow(scroller: HTMLElement): HTMLElement {
  const edge = scroller.getBoundingClientRect().top
  return getRows().find((row) => row.getBoundingClientRect().top >= edge)!
}

/** The row at the top edge, partly scrolled out of the viewport. */
const getClippedRow = (scroller: HTMLElement) =>
  getRows()[getRows().indexOf(findFirstVisibleRow(scroller)) - 1]!

/** @returns by how many px the row moves in each frame of a change, without moves of less than one px */
async function measureMoves(row: HTMLElement, change: () => void): Promise<readonly number[]> {
  const number = row.dataset['itemIndex']
  const measure = () =>
    getRows()
      .find((each) => each.dataset['itemIndex'] === number)
      ?.getBoundingClientRect().top ?? Number.NaN
  const before = measure()
  const measured = measureFrames(measure)
  await waitForFrames(2)
  change()
  await waitForFrames(30)
  return measured()
    .map((top) => Math.round(top - before))
    .filter((move) => !(Math.abs(move) <= 1))
}

/** Makes a row taller, as media does that loads late. */
function grow(row: HTMLElement, px: number): void {
  const media = document.createElement('div')
  media.style.blockSize = `${px}px`
  row.querySelector('article')!.append(media)
}

describe.each(TURNS)('anchor row after scrolling %s', (turn) => {
  test(
    'stays in place when a panel opens and closes above the list',
    { tags: ['TL-24'] },
    async () => {
      const scroller = await openColumn(turn)
      const read = findFirstVisibleRow(scroller)

      expect(await measureMoves(read, () => (getElement('drawer').hidden = false))).toEqual([])
      expect(await measureMoves(read, () => (getElement('drawer').hidden = true))).toEqual([])
    },
  )

  test(
    'stays in place when a tall panel covers the rows above it',
    { tags: ['TL-24'] },
    async () => {
      const scroller = await openColumn(turn)
      const drawer = getElement('drawer')
      drawer.style.height = '440px'
      const edge = scroller.getBoundingClientRect().top + 440
      const read = getRows().find((row) => row.getBoundingClientRect().top >= edge)!

      expect(await measureMoves(read, () => (drawer.hidden = false))).toEqual([])
      expect(await measureMoves(read, () => (drawer.hidden = true))).toEqual([])
    },
  )

  test.each([330, 480])(
    'stays in place when the column becomes %i px wide',
    { tags: ['TL-24'] },
    async (px) => {
      const scroller = await openColumn(turn)
      const read = findFirstVisibleRow(scroller)
      const { offsetHeight } = getClippedRow(scroller)

      expect(
        await measureMoves(read, () => (getElement('column').style.width = `${px}px`)),
      ).toEqual([])
      expect(getClippedRow(scroller).offsetHeight).not.toBe(offsetHeight)
    },
  )

  test.each([300, 420])(
    'stays in place while keys resize the column to %i px',
    { tags: ['TL-24'] },
    async (to) => {
      const scroller = await openColumn(turn)
      const read = findFirstVisibleRow(scroller)
      const resize = async () => {
        for (let px = 360; px !== to; px += to > 360 ? 3 : -3) {
          getElement('separator').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
          getElement('column').style.width = `${px}px`
          await waitForFrames(1)
        }
      }

      expect(await measureMoves(read, () => void resize())).toEqual([])
    },
  )

  test('stays in place when the text size increases', { tags: ['TL-24'] }, async () => {
    const scroller = await openColumn(turn)

    expect(
      await measureMoves(
        findFirstVisibleRow(scroller),
        () => (document.documentElement.style.fontSize = '20px'),
      ),
    ).toEqual([])
  })

  test('stays in place when the window becomes lower', { tags: ['TL-24'] }, async () => {
    const scroller = await openColumn(turn)

    expect(
      await measureMoves(
        findFirstVisibleRow(scroller),
        () => (getElement('column').style.height = '520px'),
      ),
    ).toEqual([])
  })

  test(
    'stays in place when media of the row above it loads late',
    { tags: ['TL-24'] },
    async () => {
      const scroller = await openColumn(turn)

      expect(
        await measureMoves(findFirstVisibleRow(scroller), () => grow(getClippedRow(scroller), 120)),
      ).toEqual([])
    },
  )

  test('stays in place when media of a row below it loads late', { tags: ['TL-24'] }, async () => {
    const scroller = await openColumn(turn)
    const read = findFirstVisibleRow(scroller)
    const below = read.nextElementSibling as HTMLElement

    expect(await measureMoves(read, () => grow(below, 120))).toEqual([])
  })

  test(
    'stays in place when its column is collapsed, resized and expanded',
    { tags: ['TL-24'] },
    async () => {
      const scroller = await openColumn(turn)
      const read = findFirstVisibleRow(scroller)
      const before = read.getBoundingClientRect().top

      getElement('body').hidden = true
      getElement('body').style.display = 'none'
      await waitForFrames(10)
      getElement('column').style.width = '320px'
      await waitForFrames(10)
      getElement('body').style.display = 'flex'
      getElement('body').hidden = false
      await waitForFrames(20)

      expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1)
    },
  )

  test(
    'stays in place when the header above the rows becomes taller, also together with the rows',
    { tags: ['TL-24'] },
    async () => {
      const header = <div id="header" style={{ height: 300 }} />
      const scroller = await openColumn(turn, 2_000, header)
      const read = findFirstVisibleRow(scroller)
      const grown = (px: number) => () => (getElement('header').style.height = `${px}px`)

      expect(await measureMoves(read, grown(420))).toEqual([])
      expect(
        await measureMoves(read, () => {
          getElement('column').style.width = '320px'
          grown(350)()
        }),
      ).toEqual([])
    },
  )

  test('stays in place when the user makes it taller', { tags: ['TL-24'] }, async () => {
    const scroller = await openColumn(turn)
    const row = getClippedRow(scroller)
    const article = row.querySelector('article')!

    article.focus({ preventScroll: true })
    expect(await measureMoves(row, () => grow(row, 120))).toEqual([])
  })
})

test('keeps a list at its top when a panel opens above it', { tags: ['TL-24'] }, async () => {
  const scroller = await openColumn('down', 0)
  await scrollTo(scroller, 0)

  getElement('drawer').hidden = false
  await waitForFrames(20)

  expect(scroller.scrollTop).toBe(0)
})

test(
  'scrolls to the top when asked right after a panel opened above it',
  { tags: ['TL-24', 'COL-07'] },
  async () => {
    const scroller = await openColumn('down')

    getElement('drawer').hidden = false
    await waitForFrames(2)
    scroller.scrollTop = 0
    await waitForFrames(20)

    expect(scroller.scrollTop).toBe(0)
  },
)

test('scrolls where asked right after a panel opened above it', { tags: ['TL-24'] }, async () => {
  const scroller = await openColumn('down')

  getElement('drawer').hidden = false
  await waitForFrames(2)
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  scroller.scrollTop = 900
  await waitForFrames(20)

  expect(Math.abs(scroller.scrollTop - 900)).toBeLessThanOrEqual(1)
})
