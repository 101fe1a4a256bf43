import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { account, status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { removeThreadStatusesOfAtom } from './remove-thread-statuses.ts'
import { NEW_THREAD, threadAtoms, type Thread } from './threads.ts'

const ids = (...given: readonly string[]) => given.map((id) => statusId(id))
const OPENED = statusId('3')

/** Ada (7) wrote 2 and 5, Bo (8) the others: 3 is open, between 1, 2 and 4, 5. */
function withThread() {
  const { session } = testSession()
  const writers = { 1: '8', 2: '7', 3: '8', 4: '8', 5: '7' }
  const told = Object.entries(writers).map(([id, by]) =>
    status({ id, account: account({ id: by }) }),
  )
  session.store.set(ingestStatusesAtom, session, told)
  const threadAtom = threadAtoms(session)(OPENED)
  const thread: Thread = {
    ...NEW_THREAD,
    phase: 'ready',
    ancestors: ids('1', '2'),
    descendants: ids('4', '5'),
  }
  session.store.set(threadAtom, thread)
  return { session, before: thread, thread: () => session.store.get(threadAtom) }
}

test('what a blocked author wrote leaves the open threads', { tags: ['TH-09'] }, () => {
  const { session, thread } = withThread()

  session.store.set(removeThreadStatusesOfAtom, session, new Set([accountId('7')]))

  expect(thread()).toEqual({
    ...NEW_THREAD,
    phase: 'ready',
    ancestors: ids('1'),
    descendants: ids('4'),
  })
})

test('a thread that was opened on their post is no longer there', { tags: ['TH-09'] }, () => {
  const { session, thread } = withThread()

  session.store.set(removeThreadStatusesOfAtom, session, new Set([accountId('8')]))

  expect(thread()).toEqual({
    ...NEW_THREAD,
    phase: 'missing',
    ancestors: ids('2'),
    descendants: ids('5'),
  })
})

test('a thread without them stays the very same', () => {
  const { session, before, thread } = withThread()

  session.store.set(removeThreadStatusesOfAtom, session, new Set([accountId('9')]))

  expect(thread()).toBe(before)
})

test('what is deleted leaves the threads with the timelines', () => {
  const { session, thread } = withThread()

  session.store.set(removeStatusesAtom, session, ids('4'))

  expect(thread()).toEqual({
    ...NEW_THREAD,
    phase: 'ready',
    ancestors: ids('1', '2'),
    descendants: ids('5'),
  })
})
