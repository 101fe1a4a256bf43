import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DATA_FILES, PEOPLE, SEED_CONFIG } from './data-files.ts'
import { persona } from './persona-schema.ts'
import {
  dataFolder,
  listOf,
  number,
  object,
  oneOf,
  optional,
  orNull,
  readData,
  text,
  yes,
} from './schema.ts'

const files = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
const json = files.filter((file) => file.endsWith('.json'))
const isPersonFile = (file: string) => file.startsWith('people')

test.each(json)('%s matches its schema', (file) => {
  const schema = isPersonFile(file) ? persona : DATA_FILES[file]
  if (schema === undefined) throw new Error(`no schema names ${file}`)

  expect(() => readData(file, schema)).not.toThrow()
})

test('lists every file of the people folder under its username', () => {
  const names = json.filter(isPersonFile).map((file) => file.replace(/^people.|\.json$/g, ''))

  expect(SEED_CONFIG.people.toSorted()).toEqual(names.toSorted())
  expect(PEOPLE.map(({ account }) => account.username)).toEqual(SEED_CONFIG.people)
})

test('refers only to existing people in world.json', () => {
  const { owner, headline, undiscovered, notYetFollowers, newFollowers, lists } = SEED_CONFIG
  const named = [
    owner,
    headline.booster,
    ...undiscovered,
    ...notYetFollowers,
    ...newFollowers,
    ...lists.flatMap(({ owner: lister = owner, members }) => [lister, ...members]),
  ]

  expect(named.filter((name) => !SEED_CONFIG.people.includes(name))).toEqual([])
})

test('contains only data files', () => {
  expect(
    files.filter((file) => /\.[a-z]+$/.test(file) && !/\.(?:json|svg|webm|webp)$/.test(file)),
  ).toEqual([])
  expect(() => readData(join('people', 'missing.json'), persona)).toThrow('ENOENT')
})

describe('schema', () => {
  const schema = object({
    name: text,
    age: orNull(number),
    mood: optional(oneOf('glad', 'sad')),
    tags: listOf(object({ is: yes })),
  })
  const good = { name: 'Ada', age: null, mood: 'glad', tags: [{ is: true }] }

  test('reads valid values', () => {
    expect(schema.read(good, 'x')).toEqual(good)
    expect(schema.read({ name: '', age: 1, tags: [] }, 'x')).toEqual({ name: '', age: 1, tags: [] })
  })

  test.each([
    [{ ...good, name: 1 }, 'x.name is not a text'],
    [{ ...good, mood: 'odd' }, 'x.mood is not one of glad, sad'],
    [{ ...good, tags: [{ is: false }] }, 'x.tags[0].is is not true'],
    [{ ...good, tags: {} }, 'x.tags is not a list'],
    [{ ...good, other: 1 }, 'x.other is not known'],
    [{ age: null, tags: [] }, 'x.name is not a text'],
    [[], 'x is not an object'],
    [null, 'x is not an object'],
  ])('names the first invalid property of %j', (value, message) => {
    expect(() => schema.read(value, 'x')).toThrow(message)
  })
})
