import { expect, test } from 'vitest'
import { readWishes } from './read-wishes.mjs'

const ALL = [
  { name: 'cold' },
  { name: 'streaming-12' },
  { name: 'warm' },
  { name: 'endurance', isAlone: true },
]
const wish = (...args) => {
  const { chosen, ...others } = readWishes(args, ALL)
  return { ...others, names: chosen.map(({ name }) => name) }
}

test('without a word all are measured but those that want to be named', () => {
  expect(wish()).toEqual({
    names: ['cold', 'streaming-12', 'warm'],
    json: null,
    writesDocs: false,
  })
})

test('those that are named are measured, in the order of the list', () => {
  expect(wish('endurance', 'streaming-12', 'cold').names).toEqual([
    'cold',
    'streaming-12',
    'endurance',
  ])
})

test('figures are kept where somebody says', () => {
  expect(wish('--json', 'out/figures.json', 'warm')).toMatchObject({
    names: ['warm'],
    json: 'out/figures.json',
  })
})

test('to write the document alone nothing is measured, and what is named is', () => {
  expect(wish('--write-docs')).toMatchObject({ names: [], writesDocs: true })
  expect(wish('cold', '--write-docs')).toMatchObject({ names: ['cold'], writesDocs: true })
})

test.each([
  [['warmth'], /No scenario warmth\. There are: cold, streaming-12/],
  [['--fast'], /Unknown option --fast/],
  [['--json'], /--json needs a file/],
  [['--json', '--write-docs'], /--json needs a file/],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readWishes(args, ALL)).toThrow(sentence)
})
