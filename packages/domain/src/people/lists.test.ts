import { describe, expect, test } from 'vitest'
import { listId } from '../entities/index.ts'
import {
  editList,
  EMPTY_LIST_EDITOR,
  listSaved,
  listSaving,
  REPLIES_POLICIES,
  repliesPolicyOf,
  repliesPolicyWord,
} from './index.ts'

const list = { id: listId('3'), title: 'Friends' }

describe('the list editor', () => {
  test('begins empty, or with a list', { tags: ['LST-02'] }, () => {
    expect(EMPTY_LIST_EDITOR).toEqual({ id: null, title: '', isSubmitting: false })
    expect(editList(list)).toEqual({ id: '3', title: 'Friends', isSubmitting: false })
  })

  test('makes a list without an id, else changes it', { tags: ['LST-03'] }, () => {
    expect(listSaving({ ...EMPTY_LIST_EDITOR, title: ' New ' })).toEqual({
      kind: 'create',
      title: 'New',
    })
    expect(listSaving({ ...editList(list), title: 'Old friends ' })).toEqual({
      kind: 'update',
      id: '3',
      title: 'Old friends',
    })
  })

  test('saves nothing without a title, or while it saves', { tags: ['LST-03'] }, () => {
    expect(listSaving({ ...EMPTY_LIST_EDITOR, title: '  ' })).toBeNull()
    expect(listSaving({ ...editList(list), isSubmitting: true })).toBeNull()
  })

  test(
    'is empty afterwards if that was asked for, else keeps the list',
    { tags: ['LST-04'] },
    () => {
      expect(listSaved(list, true)).toEqual(EMPTY_LIST_EDITOR)
      expect(listSaved(list, false)).toEqual(editList(list))
    },
  )
})

describe('which replies a list shows', () => {
  test.each([
    ['none', 'none'],
    ['list', 'list'],
    ['followed', 'followed'],
    ['no_replies', 'none'],
    ['list_replies', 'list'],
    ['all_replies', 'followed'],
    ['something new', null],
    ['', null],
  ])('the server’s word %s means %s', { tags: ['LST-12'] }, (replies_policy, policy) => {
    expect(repliesPolicyOf({ replies_policy })).toBe(policy)
  })

  test.each([
    ['list', 'none', 'none'],
    ['none', 'followed', 'followed'],
    ['list_replies', 'none', 'no_replies'],
    ['no_replies', 'list', 'list_replies'],
    ['all_replies', 'followed', 'all_replies'],
  ] as const)(
    'a server that says %s is sent for %s the word %s',
    { tags: ['LST-12'] },
    (said, policy, word) => {
      expect(repliesPolicyWord({ replies_policy: said }, policy)).toBe(word)
    },
  )

  test('a server that says nothing of it is sent nothing', { tags: ['LST-12'] }, () => {
    expect(repliesPolicyOf({})).toBeNull()
    expect(repliesPolicyWord({}, 'none')).toBeNull()
    expect(REPLIES_POLICIES).toEqual(['none', 'list', 'followed'])
  })
})
