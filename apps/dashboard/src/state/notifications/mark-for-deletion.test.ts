import { expect, test } from 'vitest'
import { notificationId } from '@colonnade/domain/entities'
import { notification } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import {
  isCleaningAtom,
  markedIdsAtom,
  markListedAtom,
  markNotificationsAtom,
  setCleaningAtom,
} from './mark-for-deletion.ts'
import { insertNotificationsAtom } from './update-notifications.ts'

function openCleaning(...ids: readonly string[]) {
  const { session } = testSession()
  const { store } = session
  const place = (...arrived: readonly string[]) =>
    store.set(
      insertNotificationsAtom,
      session,
      arrived.map((id) => notification({ id })),
    )
  place(...ids)
  store.set(setCleaningAtom, session, true)
  return {
    place,
    marked: () => store.get(markedIdsAtom(session)),
    isOn: () => store.get(isCleaningAtom(session)),
    mark: (isMarked: boolean, ...picked: readonly string[]) =>
      store.set(markNotificationsAtom, session, picked.map(notificationId), isMarked),
    markListed: (which: 'all' | 'none' | 'inverted') => store.set(markListedAtom, session, which),
    leave: () => store.set(setCleaningAtom, session, false),
  }
}

test('marks and unmarks one notification', { tags: ['NTF-07'] }, () => {
  const { mark, marked } = openCleaning('3', '2', '1')

  mark(true, '2')
  expect(marked()).toEqual(['2'])

  mark(true, '3', '1')
  mark(false, '2')
  expect(marked()).toEqual(['3', '1'])
})

test('marks arriving notifications after “all” until “none”', { tags: ['NTF-08'] }, () => {
  const { place, markListed, marked } = openCleaning('2', '1')

  markListed('all')
  place('3')
  expect(marked()).toEqual(['3', '2', '1'])

  markListed('none')
  place('4')
  expect(marked()).toEqual([])
})

test('inverts the marks', { tags: ['NTF-08'] }, () => {
  const { mark, markListed, marked } = openCleaning('3', '2', '1')
  mark(true, '2')

  markListed('inverted')

  expect(marked()).toEqual(['3', '1'])
})

test(
  'removes all marks when the mode ends, and marks no arriving notification',
  { tags: ['NTF-06'] },
  () => {
    const { place, markListed, marked, isOn, leave } = openCleaning('1')
    expect(isOn()).toBe(true)
    markListed('all')

    leave()
    place('2')

    expect(isOn()).toBe(false)
    expect(marked()).toEqual([])
  },
)
