import { expect, test } from 'vitest'
import { flushPromises } from '../../testing/fake-clock.ts'
import { testSession } from '../../testing/test-session.ts'
import { isStartedAtom, sessionsAtom } from '../sessions.ts'
import {
  runAfterFirstRows,
  FIRST_ROWS_TIMEOUT_MS,
  markFirstRowsAtom,
} from './run-after-first-rows.ts'

test('defers work until rows are painted, and then runs it at once', async () => {
  const { session, platform } = testSession()
  const calls: string[] = []
  runAfterFirstRows(session.app, () => calls.push('early'))

  session.app.set(markFirstRowsAtom)
  await flushPromises()
  expect(calls).toEqual([])
  platform.renderFrame()
  await platform.clock.advance(0)
  runAfterFirstRows(session.app, () => calls.push('late'))

  expect(calls).toEqual(['early', 'late'])
  await platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
  expect(calls).toEqual(['early', 'late'])
})

test('runs deferred work after a timeout when no list shows rows', async () => {
  const { session, platform } = testSession()
  const calls: string[] = []
  runAfterFirstRows(session.app, () => calls.push('waited'))
  const cancel = runAfterFirstRows(session.app, () => calls.push('cancelled'))

  cancel()
  await platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)

  expect(calls).toEqual(['waited'])
})

test('defers no work without a signed-in account', () => {
  const { app } = testSession().session
  app.set(isStartedAtom, false)
  app.set(sessionsAtom, [])
  const calls: string[] = []
  runAfterFirstRows(app, () => calls.push('waiting for the door'))
  expect(calls).toEqual([])

  app.set(isStartedAtom, true)

  expect(calls).toEqual(['waiting for the door'])
})
