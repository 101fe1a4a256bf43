import { expect, test } from 'vitest'
import { parseArgs } from './parse-args.mjs'

const ALL = [
  { name: 'cold' },
  { name: 'streaming-12' },
  { name: 'warm' },
  { name: 'endurance', runsOnlyWhenNamed: true },
]
const parse = (...args) => {
  const { chosen, ...others } = parseArgs(args, ALL)
  return { ...others, names: chosen.map(({ name }) => name) }
}

test('chooses all scenarios except those that have to be named, without arguments', () => {
  expect(parse()).toEqual({
    names: ['cold', 'streaming-12', 'warm'],
    json: null,
    writesDocs: false,
  })
})

test('chooses the named scenarios in the order of the list', () => {
  expect(parse('endurance', 'streaming-12', 'cold').names).toEqual([
    'cold',
    'streaming-12',
    'endurance',
  ])
})

test('reads the file for the results', () => {
  expect(parse('--json', 'out/figures.json', 'warm')).toMatchObject({
    names: ['warm'],
    json: 'out/figures.json',
  })
})

test('chooses no scenario with --write-docs only, and the named ones with both', () => {
  expect(parse('--write-docs')).toMatchObject({ names: [], writesDocs: true })
  expect(parse('cold', '--write-docs')).toMatchObject({ names: ['cold'], writesDocs: true })
})

test.each([
  [['warmth'], /Unknown scenario warmth\. Available: cold, streaming-12/],
  [['--fast'], /Unknown option --fast/],
  [['--json'], /--json needs a file/],
  [['--json', '--write-docs'], /--json needs a file/],
])('rejects %j with a readable message', (args, sentence) => {
  expect(() => parseArgs(args, ALL)).toThrow(sentence)
})
