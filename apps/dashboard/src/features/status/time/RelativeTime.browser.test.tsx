import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { RelativeTime } from './RelativeTime.tsx'
import { TimeLink } from './TimeLink.tsx'

const HOUR_MS = 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

test(
  'exposes the moment in `datetime`, and the full date as tooltip',
  { tags: ['TIM-08'] },
  async () => {
    const at = new Date(Date.now() - 3 * 60_000).toISOString()
    const screen = await renderInEnglish(<RelativeTime at={at} />)

    const time = screen.getByRole('time').element()
    expect(time.textContent).toBe('3m')
    expect(time.getAttribute('datetime')).toBe(at)
    expect(time.getAttribute('title')).toContain(
      new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format(new Date(at)),
    )
  },
)

test(
  'shows an older moment as a date, with the year if it differs',
  { tags: ['TIM-03'] },
  async () => {
    const screen = await renderInEnglish(<RelativeTime at="2021-01-05T12:00:00.000Z" />)

    await expect.element(screen.getByText('Jan 5, 2021')).toBeVisible()
  },
)

test('updates a label in seconds after ten seconds', { tags: ['TIM-04'] }, async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const at = new Date(Date.now() - 20_000).toISOString()
  const screen = await renderInEnglish(<RelativeTime at={at} />)
  const time = screen.container.querySelector('time')!
  expect(time.textContent).toBe('20s')

  vi.advanceTimersByTime(9_999)
  expect(time.textContent).toBe('20s')
  vi.advanceTimersByTime(1)

  vi.useRealTimers()
  await expect.poll(() => time.textContent).toBe('30s')
})

test(
  'updates a label in hours when its hour has passed, and not before',
  { tags: ['TIM-04'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const at = new Date(Date.now() - 3 * HOUR_MS).toISOString()
    const onRender = vi.fn<() => void>()
    const screen = await renderInEnglish(
      <Profiler id="label" onRender={onRender}>
        <RelativeTime at={at} />
      </Profiler>,
    )
    const renders = onRender.mock.calls.length

    for (let minute = 0; minute < 59; minute += 1) flushSync(() => vi.advanceTimersByTime(60_000))
    expect(onRender).toHaveBeenCalledTimes(renders)
    flushSync(() => vi.advanceTimersByTime(60_000))

    expect(onRender).toHaveBeenCalledTimes(renders + 1)
    expect(screen.container.textContent).toBe('4h')
  },
)

test(
  'corrects a label in hours within a minute after standby, or after the clock was set',
  { tags: ['TIM-04'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const at = new Date(Date.now() - 3 * HOUR_MS).toISOString()
    const screen = await renderInEnglish(<RelativeTime at={at} />)
    const time = screen.container.querySelector('time')!
    expect(time.textContent).toBe('3h')

    // Timers do not run during standby.
    vi.setSystemTime(Date.now() + 8 * HOUR_MS)
    vi.advanceTimersByTime(60_000)

    vi.useRealTimers()
    await expect.poll(() => time.textContent).toBe('11h')
  },
)

test.each(['1970-01-01T00:00:00.000Z', '', 'yesterday', '2026-02-31T00:00:00Z', '+300000-01-01'])(
  'shows no date for %j',
  { tags: ['TIM-08'] },
  async (at) => {
    const screen = await renderInEnglish(
      <>
        <RelativeTime at={at} /> | <TimeLink to="/statuses/1" href="/statuses/1" at={at} />
      </>,
    )

    expect(screen.container.textContent).toBe('No date | No date')
    expect(screen.container.querySelector('time')).toBeNull()
    await expect.element(screen.getByRole('link', { name: 'No date' })).toBeVisible()
  },
)

test.each([Number.NaN, Infinity, 1e20, 0])(
  'shows no date for the moment %d',
  { tags: ['TIM-08'] },
  async (at) => {
    const screen = await renderInEnglish(<RelativeTime at={at} />)

    expect(screen.container.textContent).toBe('No date')
  },
)

test(
  'shows the same text whenever and wherever a label was rendered',
  { tags: ['TIM-04'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const at = new Date(Date.now() - 30_000).toISOString()
    const labels = [await renderInEnglish(<RelativeTime at={at} />)]
    const read = () => new Set(labels.map(({ container }) => container.textContent))

    for (let second = 0; second < 45; second += 1) {
      flushSync(() => vi.advanceTimersByTime(1_000))
      if (second % 4 === 0) labels.push(await renderInEnglish(<RelativeTime at={at} />))
      await Promise.resolve()
      expect([...read()], `after ${second} s`).toHaveLength(1)
    }
    expect(read()).toEqual(new Set(['1m']))
  },
)
