import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { persona } from './authoring.ts'
import { DATA_FILES, PEOPLE, WORLD } from './data.ts'
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
const isPerson = (file: string) => file.startsWith('people')

test.each(json)('%s follows its schema', (file) => {
  const schema = isPerson(file) ? persona : DATA_FILES[file]
  if (schema === undefined) throw new Error(`no schema names ${file}`)

  expect(() => readData(file, schema)).not.toThrow()
})

test('every person of the folder is in the world, in a file of their name', () => {
  const names = json.filter(isPerson).map((file) => file.replace(/^people.|\.json$/g, ''))

  expect(WORLD.people.toSorted()).toEqual(names.toSorted())
  expect(PEOPLE.map(({ account }) => account.username)).toEqual(WORLD.people)
})

test('whoever the world names is somebody', () => {
  const { owner, headline, undiscovered, notYetFollowers, newFollowers, lists } = WORLD
  const named = [
    owner,
    headline.booster,
    ...undiscovered,
    ...notYetFollowers,
    ...newFollowers,
    ...lists.flatMap(({ members }) => members),
  ]

  expect(named.filter((name) => !WORLD.people.includes(name))).toEqual([])
})

test('the folder holds data and nothing else', () => {
  expect(
    files.filter((file) => /\.[a-z]+$/.test(file) && !/\.(?:json|svg|webm|webp)$/.test(file)),
  ).toEqual([])
  expect(() => readData(join('people', 'nobody.json'), persona)).toThrow('ENOENT')
})

describe('a schema', () => {
  const schema = object({
    name: text,
    age: orNull(number),
    mood: optional(oneOf('glad', 'sad')),
    tags: listOf(object({ is: yes })),
  })
  const good = { name: 'Ada', age: null, mood: 'glad', tags: [{ is: true }] }

  test('reads what fits it', () => {
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
  ])('names the first thing of %j that does not fit', (value, message) => {
    expect(() => schema.read(value, 'x')).toThrow(message)
  })
})
