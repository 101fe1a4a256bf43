import { describe, expect, test } from 'vitest'
import { statusId } from '../entities/index.ts'
import { buildThreadTree, MAX_INDENT, hideCollapsedReplies } from './index.ts'

const link = (id: string, parent: string | null) => ({
  id: statusId(id),
  parent: parent === null ? null : statusId(parent),
})
const ids = (...each: readonly string[]) => each.map((id) => statusId(id))

const opened = [link('1', null)]
/** 2 and 6 reply to the opened post, 3 and 5 to 2, 4 to 3. */
const answers = [link('2', '1'), link('3', '2'), link('4', '3'), link('5', '2'), link('6', '1')]

const getDepths = (tree: ReturnType<typeof buildThreadTree>) =>
  Object.fromEntries([...tree].map(([id, { depth }]) => [id, depth]))
const findWithParentElsewhere = (tree: ReturnType<typeof buildThreadTree>) =>
  [...tree].filter(([, { isParentElsewhere }]) => isParentElsewhere).map(([id]) => id)

describe('buildThreadTree', () => {
  test('indents each reply by one more than what it replies to', { tags: ['BY-25'] }, () => {
    const tree = buildThreadTree(opened, answers)

    expect(getDepths(tree)).toEqual({ 1: 0, 2: 0, 3: 1, 4: 2, 5: 1, 6: 0 })
  })

  test('counts all replies of a branch', { tags: ['BY-25'] }, () => {
    const tree = buildThreadTree(opened, answers)

    expect([...tree].map(([id, { replies }]) => [id, replies])).toEqual([
      ['1', 0],
      ['2', 3],
      ['3', 1],
      ['4', 0],
      ['5', 0],
      ['6', 0],
    ])
  })

  test.each([
    ['no post of a complete thread', opened, answers, []],
    ['the first post, when its parent is missing', [link('1', '0')], answers, ['1']],
    ['a post above that replies to none of the rows', [link('0', null), link('1', '9')], [], ['1']],
    ['a reply to a missing post', opened, [link('2', '1'), link('8', '7')], ['8']],
  ])(
    'marks the parent as elsewhere for %s',
    { tags: ['BY-25'] },
    (_which, before, after, expected) => {
      expect(findWithParentElsewhere(buildThreadTree(before, after))).toEqual(expected)
    },
  )

  test(
    'marks the parent as elsewhere for a reply that is too deep to be indented',
    { tags: ['BY-25'] },
    () => {
      const chain = Array.from({ length: MAX_INDENT + 3 }, (_, index) =>
        link(`${index + 2}`, `${index + 1}`),
      )
      const last = chain.at(-2)!
      const sibling = link('99', last.parent)

      expect(findWithParentElsewhere(buildThreadTree(opened, [...chain, sibling]))).toEqual(['99'])
    },
  )

  test('handles statuses that reply to each other in a circle', { tags: ['BY-25'] }, () => {
    const tree = buildThreadTree(opened, [link('2', '3'), link('3', '2')])

    expect(getDepths(tree)).toEqual({ 1: 0, 2: 0, 3: 1 })
  })
})

describe('hideCollapsedReplies', () => {
  const tree = buildThreadTree(opened, answers)
  const order = answers.map(({ id }) => id)

  test.each([
    [[], ['2', '3', '4', '5', '6']],
    [['2'], ['2', '6']],
    [['3'], ['2', '3', '5', '6']],
    [
      ['2', '3'],
      ['2', '6'],
    ],
    [['6'], ['2', '3', '4', '5', '6']],
  ])(
    'hides only the replies of collapsed branches: %j collapsed',
    { tags: ['BY-25'] },
    (folded, expected) => {
      expect(hideCollapsedReplies(order, tree, new Set(ids(...folded)))).toEqual(expected)
    },
  )
})
