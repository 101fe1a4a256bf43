import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import {
  addSource,
  canBeMerged,
  type Column,
  getNextMuteEnd,
  getOwnerUuid,
  getSourceColumns,
  getSourceName,
  isSourceMuted,
  moveSource,
  muteSource,
  readSourceMutes,
  removeSource,
  withAddedSources,
} from './index.ts'

const MIRA = accountKey('mira', 'colonnade.example')
const NOOR = accountKey('noor', 'far.example')

const home = (params: Column['params'] = {}): Column => ({
  uuid: 'u1',
  id: 'HOME',
  accountKey: MIRA,
  params,
})
const source = (id: string, params: Column['params'] = {}, owner = NOOR) => ({
  accountKey: owner,
  id,
  params,
})
const NAMES = { own: `${MIRA}/home`, other: `${NOOR}/home`, rain: `${MIRA}/hashtag:rain` }

const names = (column: Column) => getSourceColumns(column).map(getSourceName)

test('returns the own timeline first, then the added ones', { tags: ['BY-34'] }, () => {
  const column = home({
    sources: [source('HOME'), source('HASHTAG', { id: 'Rain' }, MIRA), source('LIST', { id: 3 })],
  })

  expect(names(column)).toEqual([NAMES.own, NAMES.other, NAMES.rain, `${NOOR}/list:3`])
  const [own, other] = getSourceColumns(column)
  expect(own).toEqual({ ...home(), uuid: `u1/source/${NAMES.own}` })
  expect(getOwnerUuid(other!.uuid)).toBe('u1')
  expect(getOwnerUuid('u1')).toBe('u1')
})

test('returns none for a column without added sources', { tags: ['BY-34'] }, () => {
  expect(getSourceColumns(home())).toEqual([])
  expect(getSourceColumns(home({ sources: [] }))).toEqual([])
  expect(getSourceColumns(home({ sources: [source('HOME', {}, MIRA)] }))).toEqual([])
})

test.each([
  ['no list', 'rain'],
  ['null', null],
  ['damaged entries', [null, 3, {}, { accountKey: 1, id: 'HOME' }, { accountKey: NOOR }]],
  ['a kind without posts', [source('NOTIFICATIONS'), source('COMPOSE'), source('toString')]],
  ['direct messages', [source('DIRECT')]],
  ['a target that is missing', [source('LIST'), source('HASHTAG', { id: '#' }), source('ACCOUNT')]],
  ['pinned posts', [source('ACCOUNT', { id: '5', show: 'pinned' })]],
])('reads %s as no source', { tags: ['BY-34'] }, (_name, sources) => {
  expect(getSourceColumns(home({ sources }))).toEqual([])
})

test('keeps a source of an unknown account, and params of any form', { tags: ['BY-34'] }, () => {
  const sources = [{ accountKey: 'unknown', id: 'HOME', params: 7 }]

  expect(names(home({ sources }))).toEqual([NAMES.own, 'unknown/home'])
})

test('merges no source into a column of another kind', { tags: ['BY-34'] }, () => {
  const direct = { ...home({ sources: [source('HOME')] }), id: 'DIRECT' }

  expect(getSourceColumns(direct)).toEqual([])
  expect(canBeMerged(direct)).toBe(false)
})

test('limits the number of sources', { tags: ['BY-34'] }, () => {
  const tags = Array.from({ length: 30 }, (_, index) => source('HASHTAG', { id: `t${index}` }))

  expect(names(home({ sources: tags }))).toHaveLength(24)
  expect(addSource(home({ sources: tags.slice(0, 23) }), source('HOME'))).toBeNull()
})

test("applies the column's rules to every source", { tags: ['BY-34'] }, () => {
  const rules = { regex: { body: 'spoiler' }, shows: { reblog: false } }
  const column = home({
    ...rules,
    look: { title: 'All' },
    sources: [source('HASHTAG', { id: 'rain' })],
  })

  expect(getSourceColumns(column).map(({ params }) => params)).toEqual([
    { ...rules, look: { title: 'All' } },
    { ...rules, id: 'rain' },
  ])
})

test('lists the added sources beside the columns', { tags: ['BY-34'] }, () => {
  const plain = [home(), { ...home(), uuid: 'u2' }]
  expect(withAddedSources(plain)).toBe(plain)

  const merged = home({ sources: [source('HOME')] })
  expect(withAddedSources([merged]).map(({ uuid }) => uuid)).toEqual([
    'u1',
    `u1/source/${NAMES.other}`,
  ])
  const muted = { ...merged.params, mutedSources: { [NAMES.other]: 'shown' } }
  expect(withAddedSources([home(muted)])).toHaveLength(1)
})

test('adds, moves and removes a source', { tags: ['BY-34'] }, () => {
  const sources = addSource(home(), source('HOME'))!
  expect(sources).toEqual([source('HOME')])
  expect(addSource(home({ sources }), source('HOME'))).toBeNull()
  expect(addSource(home({ sources }), source('HOME', {}, MIRA))).toBeNull()
  expect(addSource(home(), source('NOTIFICATIONS'))).toBeNull()

  const two = [...sources, source('HASHTAG', { id: 'rain' }, MIRA)]
  expect(moveSource({ sources: two }, NAMES.rain, -1)).toEqual(two.toReversed())
  expect(moveSource({ sources: two }, NAMES.rain, 5)).toEqual(two)
  expect(moveSource({ sources: two }, 'unknown', -1)).toEqual(two)
  expect(removeSource({ sources: two }, NAMES.other)).toEqual([two[1]])
})

test('mutes a source until a time, or until it is shown again', { tags: ['BY-34'] }, () => {
  const column = home({ sources: [source('HOME'), source('HASHTAG', { id: 'rain' }, MIRA)] })
  const timed = { ...column.params, mutedSources: muteSource(column, NAMES.other, 500, 100) }
  expect([...readSourceMutes(timed, 100)]).toEqual([[NAMES.other, 500]])
  expect(readSourceMutes(timed, 500).size).toBe(0)
  expect(getNextMuteEnd(timed, 100)).toBe(500)

  const both = {
    ...timed,
    mutedSources: muteSource({ ...column, params: timed }, NAMES.rain, 'shown', 200),
  }
  expect([...readSourceMutes(both, 200)]).toEqual([
    [NAMES.other, 500],
    [NAMES.rain, 'shown'],
  ])
  expect(isSourceMuted(both, NAMES.rain, 9e15)).toBe(true)
  expect(isSourceMuted(both, NAMES.other, 501)).toBe(false)
  expect(getNextMuteEnd({ mutedSources: { a: 'shown' } }, 0)).toBeNull()

  expect(muteSource({ ...column, params: both }, NAMES.rain, null, 200)).toEqual({
    [NAMES.other]: 500,
  })
  expect(
    muteSource({ ...column, params: { ...both, sources: [] } }, NAMES.own, 'shown', 200),
  ).toEqual({
    [NAMES.own]: 'shown',
  })
})

test.each([
  ['a list', []],
  ['a text', 'x'],
  ['null', null],
  ['odd values', { a: true, b: '9', c: null }],
])('reads mutes saved as %s as none', { tags: ['BY-34'] }, (_name, mutedSources) => {
  expect(readSourceMutes({ mutedSources }, 0).size).toBe(0)
})
