import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { StatusEntity } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { getListScroller, scrollTo } from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { TimelineColumn } from './TimelineColumn.tsx'

/** The list measures rendered rows in whole pixels. */
const ROUNDING_PX = 8

const COLUMN = { display: 'flex', flex: 'none', flexDirection: 'column', height: 600 } as const

/** Rows of different heights; some are so long that they start collapsed. */
const createPost = (number: number): StatusEntity =>
  status({
    id: String(1000 - number),
    content: `<p>post ${number} ${'and some more words '.repeat((number * 7) % 60)}</p>`,
  })

async function openLongList(count: number) {
  const { session, server } = testSession({ columns: [column('a', 'HOME')] })
  const posts = Array.from({ length: count }, (_, number) => createPost(number))
  server.on('GET /api/v1/timelines/home', () => createPageResponse(posts))
  const { container } = await renderWithSession(
    session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <TimelineColumn uuid="a" label="Home" />
    </div>,
  )
  const rows = browserPage.getByRole('article')
  await expect.element(rows.first()).toBeVisible()
  const positions = () =>
    rows.elements().map((article) => Number(article.getAttribute('aria-posinset')))
  const scroller = getListScroller()
  const drawn = () => [...scroller.querySelectorAll<HTMLElement>('[data-known-size]')]
  return {
    scroller,
    positions,
    /** Heights of the rendered rows, in px. */
    heights: () => drawn().map((row) => row.offsetHeight),
    /** Heights that the list assumes for them. */
    known: () => drawn().map((row) => Number(row.dataset['knownSize'])),
    narrow: (px: number) => {
      const box = container.firstElementChild
      if (box instanceof HTMLElement) box.style.width = `${px}px`
    },
  }
}

test(
  'renders only the posts near the viewport of 200, and keeps its length once all were measured',
  { tags: ['ST-37'] },
  async () => {
    const { scroller, positions } = await openLongList(200)
    const drawn: number[] = []
    const goTo = async (top: number) => {
      await scrollTo(scroller, top)
      drawn.push(positions().length)
    }
    while (!positions().includes(200)) await goTo(scroller.scrollTop + 1_000)
    await goTo(scroller.scrollHeight)
    const length = scroller.scrollHeight
    expect(length).toBeGreaterThan(15_000)

    for (const part of [0.8, 0.5, 0.51, 0.2, 0]) {
      await goTo(part * length)
      expect(Math.abs(scroller.scrollHeight - length)).toBeLessThanOrEqual(ROUNDING_PX)
    }

    expect(positions()[0]).toBe(1)
    expect(Math.max(...drawn)).toBeLessThan(40)
  },
)

test(
  'measures rows again when the column becomes narrower',
  { tags: ['COL-11', 'DRP-05'] },
  async () => {
    const { scroller, positions, heights, known, narrow } = await openLongList(40)
    const areKnown = () => known().join() === heights().join()
    const readAll = async () => {
      await scrollTo(scroller, 0)
      while (!positions().includes(40)) await scrollTo(scroller, scroller.scrollTop + 1_000)
      await scrollTo(scroller, scroller.scrollHeight)
      return scroller.scrollHeight
    }
    const wide = await readAll()
    const before = heights()

    narrow(240)

    await expect.poll(heights).not.toEqual(before)
    await expect.poll(areKnown).toBe(true)
    const length = await readAll()
    expect(length).toBeGreaterThan(wide * 1.2)
    for (const part of [0.6, 0.3, 0]) {
      await scrollTo(scroller, part * length)
      await expect.poll(areKnown).toBe(true)
      expect(Math.abs(scroller.scrollHeight - length)).toBeLessThanOrEqual(ROUNDING_PX)
    }
  },
)

test(
  'caches the height of each row by column and post, and clears it when the column is resized',
  { tags: ['DRP-05', 'ST-37'] },
  async () => {
    const { session, server } = testSession({
      columns: [column('a', 'HOME'), column('b', 'HOME')],
    })
    server.on('GET /api/v1/timelines/home', () =>
      createPageResponse(Array.from({ length: 40 }, (_, number) => createPost(number))),
    )
    const { container } = await renderWithSession(
      session,
      <div style={{ display: 'flex' }}>
        {[360, 240].map((width, index) => (
          <div key={width} style={{ ...COLUMN, width }}>
            <TimelineColumn uuid={index === 0 ? 'a' : 'b'} label={`Home ${index}`} />
          </div>
        ))}
      </div>,
    )
    await expect.element(browserPage.getByRole('feed', { name: 'Home 1' })).toBeVisible()
    await expect.poll(() => container.querySelectorAll('[data-virtuoso-scroller]')).toHaveLength(2)
    const [wide, narrow] = [...container.querySelectorAll<HTMLElement>('[data-virtuoso-scroller]')]
    const lengthOf = async (scroller: HTMLElement) => {
      await expect.poll(() => scroller.querySelectorAll('article').length).toBeGreaterThan(0)
      while (scroller.querySelector('[aria-posinset="40"]') === null)
        await scrollTo(scroller, scroller.scrollTop + 500)
      await scrollTo(scroller, 0)
      return scroller.scrollHeight
    }
    const rowTop = (scroller: HTMLElement) =>
      scroller.querySelector('[aria-posinset="20"]')!.getBoundingClientRect().top
    const lengths = [await lengthOf(wide!), await lengthOf(narrow!)] as const
    expect(Math.abs(lengths[0] - lengths[1])).toBeGreaterThan(500)

    // By post: rows above the viewport count with their cached height.
    await scrollTo(wide!, lengths[0] / 2)
    const before = rowTop(wide!)
    await scrollTo(wide!, 0)
    expect(wide!.querySelector('[aria-posinset="20"]')).toBeNull()
    await scrollTo(wide!, lengths[0] / 2)
    expect(Math.abs(rowTop(wide!) - before)).toBeLessThanOrEqual(ROUNDING_PX)

    // By column: the other one keeps its own.
    wide!.closest<HTMLElement>('[style*="width"]')!.style.width = '240px'
    await expect.poll(() => lengthOf(wide!)).toBeGreaterThan(lengths[0] + 500)
    expect(Math.abs(narrow!.scrollHeight - lengths[1])).toBeLessThanOrEqual(ROUNDING_PX)
  },
)
