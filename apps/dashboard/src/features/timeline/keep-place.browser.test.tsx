import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page } from '../../testing/scripted-server.ts'
import { listScroller, measurePainted, painted, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { variedPosts } from '../../testing/varied-posts.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })
const TURNS = [['down'], ['up']] as const
type Turn = (typeof TURNS)[number][0]

afterEach(() => document.documentElement.removeAttribute('style'))

const element = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!

/** A column with something above its list that can open, whose reader scrolled down to somewhere. */
async function openColumn(turn: Turn, px = 2_000, header?: ReactNode) {
  const { session, server } = testSession({ columns: [column('a', 'HOME')] })
  server.on('GET /api/v1/timelines/home', () => page(variedPosts(200, 40)))
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
  const scroller = listScroller()
  const past = turn === 'up' ? 160 : -160
  for (let top = 300; top < px; top += 600) await scrollTo(scroller, top)
  await scrollTo(scroller, px + past)
  await scrollTo(scroller, scroller.scrollTop - past)
  // Parts of rows that come late are there, and the list has settled.
  await painted(20)
  return scroller
}

const rows = () => [...listScroller().querySelectorAll<HTMLElement>('[data-item-index]')]

/** The first row that begins inside the view: what somebody reads. */
function readRow(scroller: HTMLElement): HTMLElement {
  const edge = scroller.getBoundingClientRect().top
  return rows().find((row) => row.getBoundingClientRect().top >= edge)!
}

/** The row at the top edge, of which the beginning is scrolled out. */
const cutRow = (scroller: HTMLElement) => rows()[rows().indexOf(readRow(scroller)) - 1]!

/** @returns by how many px the row was moved in the frames of a change, other than by less than one */
async function measureMoves(row: HTMLElement, change: () => void): Promise<readonly number[]> {
  const number = row.dataset['itemIndex']
  const measure = () =>
    rows()
      .find((each) => each.dataset['itemIndex'] === number)
      ?.getBoundingClientRect().top ?? Number.NaN
  const before = measure()
  const measured = measurePainted(measure)
  await painted(2)
  change()
  await painted(30)
  return measured()
    .map((top) => Math.round(top - before))
    .filter((move) => !(Math.abs(move) <= 1))
}

/** Media that comes late, or whatever else makes a row higher. */
function grow(row: HTMLElement, px: number): void {
  const media = document.createElement('div')
  media.style.blockSize = `${px}px`
  row.querySelector('article')!.append(media)
}

describe.each(TURNS)('after scrolling %s the row that is read', (turn) => {
  test(
    'stays in place when something opens over the list, and when it closes',
    { tags: ['TL-24'] },
    async () => {
      const scroller = await openColumn(turn)
      const read = readRow(scroller)

      expect(await measureMoves(read, () => (element('drawer').hidden = false))).toEqual([])
      expect(await measureMoves(read, () => (element('drawer').hidden = true))).toEqual([])
    },
  )

  test.each([330, 480])(
    'stays in place when the column gets %i px wide',
    { tags: ['TL-24'] },
    async (px) => {
      const scroller = await openColumn(turn)
      const read = readRow(scroller)
      const { offsetHeight } = cutRow(scroller)

      expect(await measureMoves(read, () => (element('column').style.width = `${px}px`))).toEqual(
        [],
      )
      expect(cutRow(scroller).offsetHeight).not.toBe(offsetHeight)
    },
  )

  test.each([300, 420])(
    'stays in place while keys make the column %i px wide',
    { tags: ['TL-24'] },
    async (to) => {
      const scroller = await openColumn(turn)
      const read = readRow(scroller)
      const resize = async () => {
        for (let px = 360; px !== to; px += to > 360 ? 3 : -3) {
          element('separator').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
          element('column').style.width = `${px}px`
          await painted(1)
        }
      }

      expect(await measureMoves(read, () => void resize())).toEqual([])
    },
  )

  test('stays in place when texts get larger', { tags: ['TL-24'] }, async () => {
    const scroller = await openColumn(turn)

    expect(
      await measureMoves(
        readRow(scroller),
        () => (document.documentElement.style.fontSize = '20px'),
      ),
    ).toEqual([])
  })

  test('stays in place when the window gets lower', { tags: ['TL-24'] }, async () => {
    const scroller = await openColumn(turn)

    expect(
      await measureMoves(readRow(scroller), () => (element('column').style.height = '520px')),
    ).toEqual([])
  })

  test(
    'stays in place when media of the row above it loads late',
    { tags: ['TL-24'] },
    async () => {
      const scroller = await openColumn(turn)

      expect(await measureMoves(readRow(scroller), () => grow(cutRow(scroller), 120))).toEqual([])
    },
  )

  test('stays in place when media of a row below it loads late', { tags: ['TL-24'] }, async () => {
    const scroller = await openColumn(turn)
    const read = readRow(scroller)
    const below = read.nextElementSibling as HTMLElement

    expect(await measureMoves(read, () => grow(below, 120))).toEqual([])
  })

  test(
    'stays in place when its column is folded, gets another width and is unfolded',
    { tags: ['TL-24'] },
    async () => {
      const scroller = await openColumn(turn)
      const read = readRow(scroller)
      const before = read.getBoundingClientRect().top

      element('body').hidden = true
      element('body').style.display = 'none'
      await painted(10)
      element('column').style.width = '320px'
      await painted(10)
      element('body').style.display = 'flex'
      element('body').hidden = false
      await painted(20)

      expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1)
    },
  )

  test(
    'stays in place when what scrolls with the rows above them gets higher, also with the rows',
    { tags: ['TL-24'] },
    async () => {
      const header = <div id="header" style={{ height: 300 }} />
      const scroller = await openColumn(turn, 2_000, header)
      const read = readRow(scroller)
      const grown = (px: number) => () => (element('header').style.height = `${px}px`)

      expect(await measureMoves(read, grown(420))).toEqual([])
      expect(
        await measureMoves(read, () => {
          element('column').style.width = '320px'
          grown(350)()
        }),
      ).toEqual([])
    },
  )

  test('stays in place when its own reader makes it higher', { tags: ['TL-24'] }, async () => {
    const scroller = await openColumn(turn)
    const row = cutRow(scroller)
    const article = row.querySelector('article')!

    article.focus({ preventScroll: true })
    expect(await measureMoves(row, () => grow(row, 120))).toEqual([])
  })
})

test(
  'leaves a list at its top where it is when something opens over it',
  { tags: ['TL-24'] },
  async () => {
    const scroller = await openColumn('down', 0)
    await scrollTo(scroller, 0)

    element('drawer').hidden = false
    await painted(20)

    expect(scroller.scrollTop).toBe(0)
  },
)

test(
  'goes to its top when it is sent there right after something opened over it',
  { tags: ['TL-24', 'COL-07'] },
  async () => {
    const scroller = await openColumn('down')

    element('drawer').hidden = false
    await painted(2)
    scroller.scrollTop = 0
    await painted(20)

    expect(scroller.scrollTop).toBe(0)
  },
)

test(
  'goes where it is scrolled right after something opened over it',
  { tags: ['TL-24'] },
  async () => {
    const scroller = await openColumn('down')

    element('drawer').hidden = false
    await painted(2)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    scroller.scrollTop = 900
    await painted(20)

    expect(Math.abs(scroller.scrollTop - 900)).toBeLessThanOrEqual(1)
  },
)
