import { expect, test } from 'vitest'
import { mutationTable } from './mutation-table.mjs'

const mutant = (status) => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'if (\n  true)',
  location: { start: { line: 7, column: 3 }, end: { line: 8, column: 1 } },
})
const file = (...statuses) => ({ mutants: statuses.map(mutant) })

test('each folder gets a row, and the last one counts all', () => {
  const { lines, score } = mutationTable({
    files: {
      'packages/domain/src/time/long-time.ts': file('Killed', 'Timeout', 'Survived'),
      'packages/domain/src/text/rtl.ts': file('Killed'),
      'packages/domain/src/time/relative-time.ts': file('NoCoverage'),
    },
  })

  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['folder', 'killed', 'survived', 'no coverage', 'score'],
    ['text', '1', '0', '0', '100.0 %'],
    ['time', '2', '1', '1', '50.0 %'],
    ['all', '3', '1', '1', '60.0 %'],
  ])
  expect(score).toBe(60)
})

test('what could not be tried, or is excused, does not count', () => {
  const { score, survivors } = mutationTable({
    files: { 'a/b.ts': file('Killed', 'Ignored', 'RuntimeError', 'CompileError') },
  })

  expect(score).toBe(100)
  expect(survivors).toEqual([])
})

test('a survivor is named with its place and what it became', () => {
  const { survivors } = mutationTable({ files: { 'a/b.ts': file('Survived') } })

  expect(survivors).toEqual(['a/b.ts:7:3 ConditionalExpression: if ( true)'])
})
