import { expect, test } from 'vitest'
import { settled } from '../../testing/fake-clock.ts'
import { testSession } from '../../testing/test-session.ts'
import { isStartedAtom, sessionsAtom } from '../sessions.ts'
import { afterFirstRows, LATEST_MS, noteFirstRowsAtom } from './first-rows.ts'

test('what a start does not need waits until rows are painted, and then begins at once', async () => {
  const { session, platform } = testSession()
  const begun: string[] = []
  afterFirstRows(session.app, () => begun.push('early'))

  session.app.set(noteFirstRowsAtom)
  await settled()
  expect(begun).toEqual([])
  platform.paint()
  await platform.clock.advance(0)
  afterFirstRows(session.app, () => begun.push('late'))

  expect(begun).toEqual(['early', 'late'])
  await platform.clock.advance(LATEST_MS)
  expect(begun).toEqual(['early', 'late'])
})

test('a deck whose lists show nothing begins with the rest all the same', async () => {
  const { session, platform } = testSession()
  const begun: string[] = []
  afterFirstRows(session.app, () => begun.push('waited'))
  const cancel = afterFirstRows(session.app, () => begun.push('cancelled'))

  cancel()
  await platform.clock.advance(LATEST_MS)

  expect(begun).toEqual(['waited'])
})

test('where nobody is signed in nothing waits', () => {
  const { app } = testSession().session
  app.set(isStartedAtom, false)
  app.set(sessionsAtom, [])
  const begun: string[] = []
  afterFirstRows(app, () => begun.push('waiting for the door'))
  expect(begun).toEqual([])

  app.set(isStartedAtom, true)

  expect(begun).toEqual(['waiting for the door'])
})
