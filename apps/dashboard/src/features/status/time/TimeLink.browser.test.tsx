import { afterEach, expect, test, vi } from 'vitest'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { TimeLink } from './TimeLink.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test(
  'shows the age of a post in short, labels it in words, and updates both',
  { tags: ['BY-54', 'TIM-04'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const at = new Date(Date.now() - 3 * 60_000).toISOString()
    const screen = await renderInEnglish(<TimeLink to="/statuses/1" href="/statuses/1" at={at} />)
    const link = screen.container.querySelector('a')!
    expect(link.textContent).toBe('3m')
    expect(link.ariaLabel).toBe('3 minutes ago')

    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()

    await expect
      .element(screen.getByRole('link', { name: '4 minutes ago' }))
      .toHaveTextContent('4m')
  },
)

test('labels a post on another server the same way', { tags: ['BY-54'] }, async () => {
  const at = new Date(Date.now() - 2 * 3_600_000).toISOString()
  const screen = await renderInEnglish(<TimeLink to={null} href="https://far.example/1" at={at} />)

  const link = screen.getByRole('link', { name: '2 hours ago', exact: true })

  await expect.element(link).toHaveAttribute('href', 'https://far.example/1')
})
