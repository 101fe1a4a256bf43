import { expect, test, vi } from 'vitest'
import { trackWindowListeners } from './window-listeners.ts'

const dispatchEvents = () => window.dispatchEvent(new Event('spoken'))

test('removes the listeners that were added to the window and keeps their own signals working', () => {
  const [first, once, ended] = [vi.fn(), vi.fn(), vi.fn()]
  const own = new AbortController()
  const end = trackWindowListeners()
  addEventListener('spoken', first)
  window.addEventListener('spoken', once, { once: true })
  addEventListener('spoken', ended, { signal: own.signal })
  own.abort()
  dispatchEvents()
  dispatchEvents()
  end()
  const later = vi.fn()
  addEventListener('spoken', later)
  dispatchEvents()
  removeEventListener('spoken', later)
  dispatchEvents()

  expect([first, once, ended, later].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0, 1])
})
