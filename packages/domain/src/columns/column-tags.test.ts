import { describe, expect, test } from 'vitest'
import { columnTags, MOST_TAGS, withColumnTag, withoutColumnTag } from './index.ts'

const saved = (...tags: string[]) => tags.map((tag) => ({ value: tag, label: `#${tag}` }))

test.each([
  [{}, { any: [], all: [], none: [] }],
  [{ tags: 'damaged' }, { any: [], all: [], none: [] }],
  [
    { tags: { any: saved('Dogs', 'dogs', ''), all: ['#Cute'], none: 7 } },
    { any: ['dogs'], all: ['cute'], none: [] },
  ],
])('the tags of %j are %j', { tags: ['TL-20'] }, (params, tags) => {
  expect(columnTags(params)).toEqual(tags)
})

describe('a tag that is added', () => {
  test('is saved as other clients save it', { tags: ['TL-20'] }, () => {
    expect(withColumnTag({ id: 'cats' }, 'any', ' #Dogs ')).toEqual({
      any: saved('dogs'),
      all: [],
      none: [],
    })
  })

  test('leaves the group that it stood in', { tags: ['TL-20'] }, () => {
    const params = { id: 'cats', tags: { any: saved('dogs'), all: saved('cute') } }

    expect(withColumnTag(params, 'none', 'dogs')).toEqual({
      any: [],
      all: saved('cute'),
      none: saved('dogs'),
    })
  })

  test('leaves keys alone that this client does not know', () => {
    expect(withColumnTag({ id: 'cats', tags: { local: true } }, 'any', 'dogs')).toMatchObject({
      local: true,
    })
  })

  test.each([
    ['nothing', '#'],
    ['the column’s own tag', '#Cats'],
    ['one that is there', 'dogs'],
  ])('%s changes nothing', (_name, typed) => {
    const params = { id: 'cats', tags: { any: saved('dogs') } }

    expect(withColumnTag(params, 'any', typed)).toBeNull()
  })

  test('finds no room beside four others', { tags: ['TL-20'] }, () => {
    const four = saved('a', 'b', 'c', 'd')
    expect(four).toHaveLength(MOST_TAGS)

    expect(withColumnTag({ id: 'cats', tags: { any: four } }, 'any', 'e')).toBeNull()
    expect(withColumnTag({ id: 'cats', tags: { any: four } }, 'all', 'e')).not.toBeNull()
  })
})

test('a tag that is taken out leaves the others', { tags: ['TL-20'] }, () => {
  const tags = { any: saved('dogs', 'birds'), none: saved('ads'), local: true }

  expect(withoutColumnTag({ id: 'cats', tags }, 'any', 'dogs')).toEqual({
    any: saved('birds'),
    none: saved('ads'),
    local: true,
  })
})
