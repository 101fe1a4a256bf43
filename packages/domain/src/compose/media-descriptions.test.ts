import { expect, test } from 'vitest'
import {
  DESCRIPTION_LIMIT,
  getDescriptionLimit,
  findFirstUndescribed,
  isDescriptionChanged,
} from './index.ts'

const described = (...descriptions: (string | null)[]) =>
  descriptions.map((description) => ({ description }))

test.each([
  [undefined, 420],
  [null, 420],
  [100, 420],
  [421, 421],
  [1500, 1500],
])(
  'allows descriptions of $1 graphemes with the instance limit $0',
  { tags: ['UPL-10'] },
  (stated, limit) => {
    expect(getDescriptionLimit(stated)).toBe(limit)
    expect(DESCRIPTION_LIMIT).toBe(420)
  },
)

test.each([
  [described(), null],
  [described('a'), null],
  [described(null), 0],
  [described('a', ''), 1],
  [described('a', ' \n', null), 1],
])(
  'returns $1 as the index of the first without a description in $0',
  { tags: ['CMP-46'] },
  (attachments, index) => {
    expect(findFirstUndescribed(attachments)).toBe(index)
  },
)

test.each([
  [null, '', false],
  [null, 'a', true],
  ['a', 'a', false],
  ['a', 'b', true],
  ['a', '', true],
])(
  'compares %j and %j, and returns %s when they differ',
  { tags: ['UPL-11'] },
  (description, written, isChanged) => {
    expect(isDescriptionChanged({ description }, written)).toBe(isChanged)
  },
)
