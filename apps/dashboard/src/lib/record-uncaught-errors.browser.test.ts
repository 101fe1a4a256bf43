import { expect, test } from 'vitest'
import { recentErrors } from './recent-errors.ts'
import { startRecordingErrors } from './record-uncaught-errors.ts'

const createEvent = (message: string, error: unknown) => new ErrorEvent('error', { message, error })

test('records uncaught errors until it is stopped, and no notices about sizes', () => {
  const page = new EventTarget()
  const failure = new Error('Out of cheese')
  const known = recentErrors.length
  const stop = startRecordingErrors(page)

  page.dispatchEvent(
    createEvent('ResizeObserver loop completed with undelivered notifications.', null),
  )
  page.dispatchEvent(createEvent('Uncaught Error: Out of cheese', failure))
  stop()
  page.dispatchEvent(createEvent('Uncaught Error: too late', new Error('too late')))

  expect(recentErrors.slice(known)).toEqual([
    { at: expect.any(Number), what: 'not caught', error: failure },
  ])
})
