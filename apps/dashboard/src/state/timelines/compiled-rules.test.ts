import { expect, test, vi } from 'vitest'
import type { ColumnFilter } from '@colonnade/domain/columns'
import { toStatusRecord } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { patternJudge, rulesCompiler } from './compiled-rules.ts'

const filter = (pattern: string): ColumnFilter => ({
  pattern,
  shows: { reblog: true, reply: true, direct: true },
  onlyMedia: false,
})

const post = (id: string) => toStatusRecord(status({ id }))

test(
  'an expression is asked once for each record, however often a column is laid',
  { tags: ['BY-36'] },
  () => {
    const matches = vi.fn((text: string) => text.includes('2'))
    const { isUnwanted } = patternJudge({ matches })
    const posts = [post('1'), post('2')]

    const passes = [1, 2, 3].map(() => posts.map(isUnwanted))

    expect(passes).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ])
    expect(matches).toHaveBeenCalledTimes(2)
  },
)

test(
  'an expression that took too long over one text leaves nothing out any more',
  { tags: ['BY-36'] },
  () => {
    const matches = vi.fn((text: string) => (text.includes('2') ? null : true))
    const { isUnwanted, isGivenUp } = patternJudge({ matches })
    const first = post('1')

    expect(isUnwanted(first)).toBe(true)
    expect(isGivenUp()).toBe(false)
    expect(isUnwanted(post('2'))).toBe(false)
    expect(isGivenUp()).toBe(true)
    expect(isUnwanted(first)).toBe(false)
    expect(matches).toHaveBeenCalledTimes(2)
  },
)

test('two columns with the same rules share what was found', () => {
  const compile = rulesCompiler()

  expect(compile(filter('a+'))).toBe(compile(filter('a+')))
  expect(compile(filter('a+'))).not.toBe(compile(filter('a')))
})

test('what was not used for long is compiled anew: writing an expression keeps not each of its beginnings', () => {
  const compile = rulesCompiler()
  const first = compile(filter('a'))
  const second = compile(filter('b'))
  for (let index = 0; index < 98; index += 1) compile(filter(`word${index}`))
  expect(compile(filter('a'))).toBe(first)

  compile(filter('one more'))

  expect(compile(filter('a'))).toBe(first)
  expect(compile(filter('b'))).not.toBe(second)
})

test.each(['', '('])('%j leaves nothing out', { tags: ['TL-25'] }, (pattern) => {
  expect(rulesCompiler()(filter(pattern))).toMatchObject({ isUnwanted: null, source: '' })
})
