import { describe, expect, test } from 'vitest'
import { getColumnTags, MAX_TAGS_PER_GROUP, addColumnTag, removeColumnTag } from './index.ts'

const saved = (...tags: string[]) => tags.map((tag) => ({ value: tag, label: `#${tag}` }))

test.each([
  [{}, { any: [], all: [], none: [] }],
  [{ tags: 'damaged' }, { any: [], all: [], none: [] }],
  [
    { tags: { any: saved('Dogs', 'dogs', ''), all: ['#Cute'], none: 7 } },
    { any: ['dogs'], all: ['cute'], none: [] },
  ],
])('reads the tags of %j as %j', { tags: ['TL-20'] }, (params, tags) => {
  expect(getColumnTags(params)).toEqual(tags)
})

describe('addColumnTag', () => {
  test('saves the tag in the format of other clients', { tags: ['TL-20'] }, () => {
    expect(addColumnTag({ id: 'cats' }, 'any', ' #Dogs ')).toEqual({
      any: saved('dogs'),
      all: [],
      none: [],
    })
  })

  test('removes the tag from its previous group', { tags: ['TL-20'] }, () => {
    const params = { id: 'cats', tags: { any: saved('dogs'), all: saved('cute') } }

    expect(addColumnTag(params, 'none', 'dogs')).toEqual({
      any: [],
      all: saved('cute'),
      none: saved('dogs'),
    })
  })

  test('keeps keys that this client does not know', () => {
    expect(addColumnTag({ id: 'cats', tags: { local: true } }, 'any', 'dogs')).toMatchObject({
      local: true,
    })
  })

  test.each([
    ['an empty tag', '#'],
    ['the column’s own tag', '#Cats'],
    ['a tag that is already in the group', 'dogs'],
  ])('returns null for %s', (_name, typed) => {
    const params = { id: 'cats', tags: { any: saved('dogs') } }

    expect(addColumnTag(params, 'any', typed)).toBeNull()
  })

  test('returns null when the group already has four tags', { tags: ['TL-20'] }, () => {
    const four = saved('a', 'b', 'c', 'd')
    expect(four).toHaveLength(MAX_TAGS_PER_GROUP)

    expect(addColumnTag({ id: 'cats', tags: { any: four } }, 'any', 'e')).toBeNull()
    expect(addColumnTag({ id: 'cats', tags: { any: four } }, 'all', 'e')).not.toBeNull()
  })
})

test('removes one tag and keeps the others', { tags: ['TL-20'] }, () => {
  const tags = { any: saved('dogs', 'birds'), none: saved('ads'), local: true }

  expect(removeColumnTag({ id: 'cats', tags }, 'any', 'dogs')).toEqual({
    any: saved('birds'),
    none: saved('ads'),
    local: true,
  })
})
