import { expect, test, vi } from 'vitest'
import { tellEach, throwLater } from './watchers.ts'

test('one that throws keeps nobody from hearing, and its error is handed on once', () => {
  const heard: string[] = []
  const report = vi.fn<(error: unknown) => void>()
  const broken = new Error('broken on purpose')

  tellEach(
    [
      (news: string) => heard.push(`first ${news}`),
      () => {
        throw broken
      },
      (news) => heard.push(`last ${news}`),
    ],
    'post',
    report,
  )

  expect(heard).toEqual(['first post', 'last post'])
  expect(report.mock.calls).toEqual([[broken]])
})

test('what nobody takes is thrown where the window hears of it, and not at who told', () => {
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockReturnValue()

  throwLater(new Error('broken on purpose'))

  expect(later).toHaveBeenCalledOnce()
  expect(later.mock.calls[0]?.[0]).toThrow('broken on purpose')
})
