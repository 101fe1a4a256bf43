import { describe, expect, test } from 'vitest'
import { listId } from '../entities/index.ts'
import {
  editList,
  EMPTY_LIST_EDITOR,
  applyListSaved,
  getListSaveAction,
  REPLIES_POLICIES,
  getRepliesPolicy,
  toRepliesPolicyParam,
} from './index.ts'

const list = { id: listId('3'), title: 'Friends' }

describe('list editor', () => {
  test('starts empty, or with a list', { tags: ['LST-02'] }, () => {
    expect(EMPTY_LIST_EDITOR).toEqual({ id: null, title: '', isSubmitting: false })
    expect(editList(list)).toEqual({ id: '3', title: 'Friends', isSubmitting: false })
  })

  test('creates a list without an id and updates one with an id', { tags: ['LST-03'] }, () => {
    expect(getListSaveAction({ ...EMPTY_LIST_EDITOR, title: ' New ' })).toEqual({
      kind: 'create',
      title: 'New',
    })
    expect(getListSaveAction({ ...editList(list), title: 'Old friends ' })).toEqual({
      kind: 'update',
      id: '3',
      title: 'Old friends',
    })
  })

  test('does not save without a title or while saving', { tags: ['LST-03'] }, () => {
    expect(getListSaveAction({ ...EMPTY_LIST_EDITOR, title: '  ' })).toBeNull()
    expect(getListSaveAction({ ...editList(list), isSubmitting: true })).toBeNull()
  })

  test('keeps the saved list, or is empty if a reset was requested', { tags: ['LST-04'] }, () => {
    expect(applyListSaved(list, true)).toEqual(EMPTY_LIST_EDITOR)
    expect(applyListSaved(list, false)).toEqual(editList(list))
  })
})

describe('replies policy', () => {
  test.each([
    ['none', 'none'],
    ['list', 'list'],
    ['followed', 'followed'],
    ['no_replies', 'none'],
    ['list_replies', 'list'],
    ['all_replies', 'followed'],
    ['something new', null],
    ['', null],
  ])("reads the server's value %s as %s", { tags: ['LST-12'] }, (replies_policy, policy) => {
    expect(getRepliesPolicy({ replies_policy })).toBe(policy)
  })

  test.each([
    ['list', 'none', 'none'],
    ['none', 'followed', 'followed'],
    ['list_replies', 'none', 'no_replies'],
    ['no_replies', 'list', 'list_replies'],
    ['all_replies', 'followed', 'all_replies'],
  ] as const)(
    'sends to a server with %s, for %s, the value %s',
    { tags: ['LST-12'] },
    (serverValue, policy, word) => {
      expect(toRepliesPolicyParam({ replies_policy: serverValue }, policy)).toBe(word)
    },
  )

  test('sends no value to a server without the setting', { tags: ['LST-12'] }, () => {
    expect(getRepliesPolicy({})).toBeNull()
    expect(toRepliesPolicyParam({}, 'none')).toBeNull()
    expect(REPLIES_POLICIES).toEqual(['none', 'list', 'followed'])
  })
})
