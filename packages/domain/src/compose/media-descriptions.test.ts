import { expect, test } from 'vitest'
import {
  DESCRIPTION_LIMIT,
  descriptionLimit,
  firstUndescribed,
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
  'an instance that states %s allows descriptions of %i',
  { tags: ['UPL-10'] },
  (stated, limit) => {
    expect(descriptionLimit(stated)).toBe(limit)
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
  'of %j number %s is the first without a description',
  { tags: ['CMP-46'] },
  (attachments, index) => {
    expect(firstUndescribed(attachments)).toBe(index)
  },
)

test.each([
  [null, '', false],
  [null, 'a', true],
  ['a', 'a', false],
  ['a', 'b', true],
  ['a', '', true],
])('%j over %j is a change: %s', { tags: ['UPL-11'] }, (description, written, isChanged) => {
  expect(isDescriptionChanged({ description }, written)).toBe(isChanged)
})
