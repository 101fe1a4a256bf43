import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { useIsMobile } from './use-is-mobile.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Layout() {
  return <p>{useIsMobile('auto') ? 'tabs' : 'deck'}</p>
}

/** Opens a window of 1200 px and returns functions that resize it. */
async function openWindow() {
  const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1_200)
  const { container } = await renderInEnglish(<Layout />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return {
    shown: () => container.textContent,
    drag: (px: number) => {
      width.mockReturnValue(px)
      window.dispatchEvent(new Event('resize'))
    },
    wait: (ms: number) => flushSync(() => vi.advanceTimersByTime(ms)),
  }
}

test(
  'changes the layout once the window has kept its size for 500 ms',
  { tags: ['COL-11'] },
  async () => {
    const { shown, drag, wait } = await openWindow()

    drag(700)
    wait(499)
    drag(600)
    wait(499)
    expect(shown()).toBe('deck')
    wait(1)

    expect(shown()).toBe('tabs')
  },
)

test(
  'keeps the layout when the window returns to its size within 500 ms',
  { tags: ['COL-11'] },
  async () => {
    const { shown, drag, wait } = await openWindow()

    drag(600)
    wait(300)
    drag(1_200)
    wait(500)

    expect(shown()).toBe('deck')
  },
)
