import { expect, test, vi } from 'vitest'
import type { ColumnFilter } from '@colonnade/domain/columns'
import { toStatusRecord } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { createPatternMatcher, createRulesCompiler } from './compiled-rules.ts'

const createFilter = (pattern: string): ColumnFilter => ({
  pattern,
  shows: { reblog: true, reply: true, direct: true },
  onlyMedia: false,
})

const createPost = (id: string) => toStatusRecord(status({ id }))

test(
  'matches an expression once per record, regardless of how often the rows are computed',
  { tags: ['BY-36'] },
  () => {
    const matches = vi.fn((text: string) => text.includes('2'))
    const { isUnwanted } = createPatternMatcher({ matches })
    const posts = [createPost('1'), createPost('2')]

    const passes = [1, 2, 3].map(() => posts.map(isUnwanted))

    expect(passes).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ])
    expect(matches).toHaveBeenCalledTimes(2)
  },
)

test('hides no post after an expression took too long over one text', { tags: ['BY-36'] }, () => {
  const matches = vi.fn((text: string) => (text.includes('2') ? null : true))
  const { isUnwanted, isGivenUp } = createPatternMatcher({ matches })
  const first = createPost('1')

  expect(isUnwanted(first)).toBe(true)
  expect(isGivenUp()).toBe(false)
  expect(isUnwanted(createPost('2'))).toBe(false)
  expect(isGivenUp()).toBe(true)
  expect(isUnwanted(first)).toBe(false)
  expect(matches).toHaveBeenCalledTimes(2)
})

test('shares the results between two columns with the same rules', () => {
  const compile = createRulesCompiler()

  expect(compile(createFilter('a+'))).toBe(compile(createFilter('a+')))
  expect(compile(createFilter('a+'))).not.toBe(compile(createFilter('a')))
})

test('removes the least recently used rules, so that typing an expression does not keep every prefix', () => {
  const compile = createRulesCompiler()
  const first = compile(createFilter('a'))
  const second = compile(createFilter('b'))
  for (let index = 0; index < 98; index += 1) compile(createFilter(`word${index}`))
  expect(compile(createFilter('a'))).toBe(first)

  compile(createFilter('one more'))

  expect(compile(createFilter('a'))).toBe(first)
  expect(compile(createFilter('b'))).not.toBe(second)
})

test.each(['', '('])('hides no post for the pattern %j', { tags: ['TL-25'] }, (pattern) => {
  expect(createRulesCompiler()(createFilter(pattern))).toMatchObject({
    isUnwanted: null,
    source: '',
  })
})
