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
} from './cleaning.ts'
import { placeNotificationsAtom } from './place-notifications.ts'

function cleaning(...ids: readonly string[]) {
  const { session } = testSession()
  const { store } = session
  const place = (...arrived: readonly string[]) =>
    store.set(
      placeNotificationsAtom,
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

test('one is marked without the others, and unmarked again', { tags: ['NTF-07'] }, () => {
  const { mark, marked } = cleaning('3', '2', '1')

  mark(true, '2')
  expect(marked()).toEqual(['2'])

  mark(true, '3', '1')
  mark(false, '2')
  expect(marked()).toEqual(['3', '1'])
})

test('after all, what arrives is marked too, until none', { tags: ['NTF-08'] }, () => {
  const { place, markListed, marked } = cleaning('2', '1')

  markListed('all')
  place('3')
  expect(marked()).toEqual(['3', '2', '1'])

  markListed('none')
  place('4')
  expect(marked()).toEqual([])
})

test('what was not marked is, and the other way round', { tags: ['NTF-08'] }, () => {
  const { mark, markListed, marked } = cleaning('3', '2', '1')
  mark(true, '2')

  markListed('inverted')

  expect(marked()).toEqual(['3', '1'])
})

test(
  'leaving the mode unmarks all, and what arrives then stays unmarked',
  { tags: ['NTF-06'] },
  () => {
    const { place, markListed, marked, isOn, leave } = cleaning('1')
    expect(isOn()).toBe(true)
    markListed('all')

    leave()
    place('2')

    expect(isOn()).toBe(false)
    expect(marked()).toEqual([])
  },
)
