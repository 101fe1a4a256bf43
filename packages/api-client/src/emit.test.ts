import { expect, test, vi } from 'vitest'
import { emit, reportUncaught } from './emit.ts'

test('calls the other listeners when one throws and reports its error once', () => {
  const received: string[] = []
  const report = vi.fn<(error: unknown) => void>()
  const broken = new Error('broken on purpose')

  emit(
    [
      (news: string) => received.push(`first ${news}`),
      () => {
        throw broken
      },
      (news) => received.push(`last ${news}`),
    ],
    'post',
    report,
  )

  expect(received).toEqual(['first post', 'last post'])
  expect(report.mock.calls).toEqual([[broken]])
})

test('throws an error in a microtask, so that the window reports it', () => {
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockReturnValue()

  reportUncaught(new Error('broken on purpose'))

  expect(later).toHaveBeenCalledOnce()
  expect(later.mock.calls[0]?.[0]).toThrow('broken on purpose')
})
