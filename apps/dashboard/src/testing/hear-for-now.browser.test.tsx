import { expect, test, vi } from 'vitest'
import { hearForNow } from './hear-for-now.ts'

const speak = () => window.dispatchEvent(new Event('spoken'))

test('who listens to the window hears nothing once the turn is over, and nothing after an own end', () => {
  const [first, once, ended] = [vi.fn(), vi.fn(), vi.fn()]
  const own = new AbortController()
  const end = hearForNow()
  addEventListener('spoken', first)
  window.addEventListener('spoken', once, { once: true })
  addEventListener('spoken', ended, { signal: own.signal })
  own.abort()
  speak()
  speak()
  end()
  const later = vi.fn()
  addEventListener('spoken', later)
  speak()
  removeEventListener('spoken', later)
  speak()

  expect([first, once, ended, later].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0, 1])
})
