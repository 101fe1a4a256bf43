import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ArrivalsSaid } from './ArrivalsSaid.tsx'

const GATHER_MS = 2_000

afterEach(() => {
  vi.useRealTimers()
})

/** A list of one row with a field, and a button beside it. */
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
          <ArrivalsSaid area={area} unread={unread} label="Home" />
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
  const said = () => region.textContent
  return { arrive, said }
}

/** So many stops from the start of the page. */
async function tabs(stops: number) {
  for (let stop = 0; stop < stops; stop += 1) await userEvent.tab()
}

test(
  'whoever reads a row by keys is told once how many came in above, and again when they have seen those',
  { tags: ['BY-54'] },
  async () => {
    const { arrive, said } = await showList()
    await tabs(1)
    await arrive(1)
    await arrive(3)
    vi.advanceTimersByTime(GATHER_MS - 1)
    expect(said()).toBe('')

    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(said()).toBe('3 new in Home'))
    await arrive(8)
    vi.advanceTimersByTime(10 * GATHER_MS)
    expect(said()).toBe('3 new in Home')

    await arrive(0)
    await arrive(1)
    await vi.waitFor(() => expect(said()).toBe(''))
    vi.advanceTimersByTime(GATHER_MS)
    await vi.waitFor(() => expect(said()).toBe('1 new in Home'))
  },
)

test.each([
  ['types in a row', 2, 'INPUT'],
  ['is elsewhere', 3, 'BUTTON'],
] as const)('whoever %s is told nothing', { tags: ['BY-54'] }, async (_title, stops, tag) => {
  const { arrive, said } = await showList()
  await tabs(stops)
  expect(document.activeElement?.tagName).toBe(tag)

  await arrive(3)
  vi.advanceTimersByTime(GATHER_MS)
  await arrive(4)

  expect(said()).toBe('')
})

test(
  'whoever comes to a row by keys after others came in is told how many wait',
  { tags: ['BY-54'] },
  async () => {
    const { arrive, said } = await showList()
    await arrive(3)
    vi.advanceTimersByTime(GATHER_MS)
    expect(said()).toBe('')

    await tabs(1)
    vi.advanceTimersByTime(GATHER_MS)

    await vi.waitFor(() => expect(said()).toBe('3 new in Home'))
  },
)
