import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { account, status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { removeThreadAccountStatusesAtom } from './remove-thread-statuses.ts'
import { NEW_THREAD, threadAtoms, type Thread } from './threads.ts'

const toIds = (...given: readonly string[]) => given.map((id) => statusId(id))
const OPENED = statusId('3')

/** Ada (7) wrote 2 and 5, Bo (8) the others. 3 is open, between 1, 2 and 4, 5. */
function openWithThread() {
  const { session } = testSession()
  const writers = { 1: '8', 2: '7', 3: '8', 4: '8', 5: '7' }
  const entities = Object.entries(writers).map(([id, by]) =>
    status({ id, account: account({ id: by }) }),
  )
  session.store.set(ingestStatusesAtom, session, entities)
  const threadAtom = threadAtoms(session)(OPENED)
  const thread: Thread = {
    ...NEW_THREAD,
    phase: 'ready',
    ancestors: toIds('1', '2'),
    descendants: toIds('4', '5'),
  }
  session.store.set(threadAtom, thread)
  return { session, before: thread, thread: () => session.store.get(threadAtom) }
}

test('removes posts of a blocked account from open threads', { tags: ['TH-09'] }, () => {
  const { session, thread } = openWithThread()

  session.store.set(removeThreadAccountStatusesAtom, session, new Set([accountId('7')]))

  expect(thread()).toEqual({
    ...NEW_THREAD,
    phase: 'ready',
    ancestors: toIds('1'),
    descendants: toIds('4'),
  })
})

test('marks a thread as missing when its post is by a blocked account', { tags: ['TH-09'] }, () => {
  const { session, thread } = openWithThread()

  session.store.set(removeThreadAccountStatusesAtom, session, new Set([accountId('8')]))

  expect(thread()).toEqual({
    ...NEW_THREAD,
    phase: 'missing',
    ancestors: toIds('2'),
    descendants: toIds('5'),
  })
})

test('keeps the identity of a thread without them', () => {
  const { session, before, thread } = openWithThread()

  session.store.set(removeThreadAccountStatusesAtom, session, new Set([accountId('9')]))

  expect(thread()).toBe(before)
})

test('removes deleted posts from threads and timelines', () => {
  const { session, thread } = openWithThread()

  session.store.set(removeStatusesAtom, session, toIds('4'))

  expect(thread()).toEqual({
    ...NEW_THREAD,
    phase: 'ready',
    ancestors: toIds('1', '2'),
    descendants: toIds('5'),
  })
})
