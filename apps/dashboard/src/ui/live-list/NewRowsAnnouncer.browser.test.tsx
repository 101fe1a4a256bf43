import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { NewRowsAnnouncer } from './NewRowsAnnouncer.tsx'

const GATHER_MS = 2_000

afterEach(() => {
  vi.useRealTimers()
})

/** A list of one row that contains a field, and a button beside the list. */
async function showList() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const api = { arrive: (_unread: number) => {} }
  function List() {
    const area = useRef<HTMLDivElement>(null)
    const [unread, setUnread] = useState(0)
    api.arrive = setUnread
    return (
      <>
        <div ref={area}>
          <NewRowsAnnouncer area={area} unread={unread} label="Home" />
          <output>{`the list has ${unread}`}</output>
          <div data-item-index="0">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <article tabIndex={0}>
              <input aria-label="Answer" />
            </article>
          </div>
        </div>
        <button type="button">Elsewhere</button>
      </>
    )
  }
  const screen = await renderInEnglish(<List />)
  const region = screen.container.querySelector('output')!
  const arrive = async (unread: number) => {
    api.arrive(unread)
    await vi.waitFor(() => expect(screen.container.textContent).toContain(`has ${unread}`))
  }
  const getAnnouncement = () => region.textContent
  return { arrive, getAnnouncement }
}

/** Moves the focus by a number of tab stops from the start of the page. */
async function pressTab(stops: number) {
  for (let stop = 0; stop < stops; stop += 1) await userEvent.tab()
}

test(
  'announces new rows once to a keyboard user of the list, and again after those were seen',
  { tags: ['BY-54'] },
  async () => {
    const { arrive, getAnnouncement } = await showList()
    await pressTab(1)
    await arrive(1)
    await arrive(3)
    vi.advanceTimersByTime(GATHER_MS - 1)
    expect(getAnnouncement()).toBe('')

    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(getAnnouncement()).toBe('3 new in Home'))
    await arrive(8)
    vi.advanceTimersByTime(10 * GATHER_MS)
    expect(getAnnouncement()).toBe('3 new in Home')

    await arrive(0)
    await arrive(1)
    await vi.waitFor(() => expect(getAnnouncement()).toBe(''))
    vi.advanceTimersByTime(GATHER_MS)
    await vi.waitFor(() => expect(getAnnouncement()).toBe('1 new in Home'))
  },
)

test.each([
  ['types in a row', 2, 'INPUT'],
  ['is elsewhere', 3, 'BUTTON'],
] as const)(
  'announces no rows to a user who %s',
  { tags: ['BY-54'] },
  async (_title, stops, tag) => {
    const { arrive, getAnnouncement } = await showList()
    await pressTab(stops)
    expect(document.activeElement?.tagName).toBe(tag)

    await arrive(3)
    vi.advanceTimersByTime(GATHER_MS)
    await arrive(4)

    expect(getAnnouncement()).toBe('')
  },
)

test(
  'announces earlier new rows when a keyboard user moves into the list',
  { tags: ['BY-54'] },
  async () => {
    const { arrive, getAnnouncement } = await showList()
    await arrive(3)
    vi.advanceTimersByTime(GATHER_MS)
    expect(getAnnouncement()).toBe('')

    await pressTab(1)
    vi.advanceTimersByTime(GATHER_MS)

    await vi.waitFor(() => expect(getAnnouncement()).toBe('3 new in Home'))
  },
)
