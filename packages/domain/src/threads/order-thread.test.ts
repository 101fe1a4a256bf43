import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusId } from '../entities/index.ts'
import { orderThread } from './index.ts'

const createPost = (id: string, parent: string | null, minute = Number(id)) => ({
  id: statusId(id),
  in_reply_to_id: parent === null ? null : statusId(parent),
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
})

test(
  "keeps the server's order of ancestors and sorts descendants depth-first",
  { tags: ['TH-02'] },
  () => {
    const around = orderThread(
      statusId('3'),
      [createPost('1', null), createPost('2', '1')],
      [createPost('6', '3'), createPost('4', '3'), createPost('5', '4')],
    )

    expect(around).toEqual({ ancestors: ['1', '2'], descendants: ['4', '5', '6'] })
  },
)

test.each([
  ['twice before', [createPost('1', null), createPost('1', null)], [], ['1'], []],
  ['twice after', [], [createPost('4', '3'), createPost('4', '3')], [], ['4']],
  [
    'before and after',
    [createPost('1', null)],
    [createPost('1', '3'), createPost('4', '1')],
    ['1'],
    ['4'],
  ],
  ['the status itself before', [createPost('3', null), createPost('1', null)], [], ['1'], []],
  ['the status itself after', [], [createPost('3', '4'), createPost('4', '3')], [], ['4']],
])(
  'lists a post once when the server sends it %s',
  { tags: ['TH-02'] },
  (_how, before, after, ancestors, descendants) => {
    expect(orderThread(statusId('3'), before, after)).toEqual({ ancestors, descendants })
  },
)

test('lists each post exactly once, whatever replies to what', { tags: ['TH-02'] }, () => {
  const id = fc.integer({ min: 0, max: 9 }).map(String)
  const post = fc.tuple(id, fc.option(id)).map(([own, parent]) => createPost(own, parent))
  fc.assert(
    fc.property(fc.array(post), fc.array(post), (before, after) => {
      const { ancestors, descendants } = orderThread(statusId('3'), before, after)
      const ordered = ['3', ...ancestors, ...descendants]
      expect(ordered.toSorted()).toEqual(
        [
          ...new Set(['3', ...before.map((one) => one.id), ...after.map((one) => one.id)]),
        ].toSorted(),
      )
    }),
  )
})
