import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMN_KINDS, readSavedColumns, type Column } from '../columns/index.ts'
import { accountKey } from '../entities/index.ts'
import { column, split } from '../testing/sample-tiles.ts'
import {
  addWorkspace,
  changeWorkspace,
  firstWorkspace,
  foldColumn,
  readWorkspaces,
  setWidth,
  type Workspace,
  type Workspaces,
  withStrip,
  withTiles,
} from '../workspaces/index.ts'
import { parseServerSettings, savedColumnsOf, savedWorkspacesOf, toSavedSettings } from './index.ts'

const me = accountKey('mira', 'colonnade.example')
const other = accountKey('mira', 'far.example')
const noUuid = () => 'made'
const home = { id: 'HOME', uuid: 'h', params: {} }
const list = { id: 'LIST', uuid: 'l', params: { id: '1' } }
const unknown = { id: 'XYZ', uuid: 'x', params: { deep: [1, { a: null }] } }

const deckOf = (saved: unknown) => readSavedColumns(savedColumnsOf(saved), me, noUuid) ?? []
const save = (saved: unknown, columns: readonly Column[] = deckOf(saved)) =>
  saveWith(
    saved,
    columns,
    firstWorkspace(
      'first',
      '',
      columns.map(({ uuid }) => uuid),
    ),
  )
const saveWith = (saved: unknown, columns: readonly Column[], workspaces: Workspaces) =>
  toSavedSettings(parseServerSettings(saved), { columns, workspaces, accounts: [me, other] }, me)

test(
  'an unknown kind comes back where it stood, with its name and its params',
  { tags: ['COL-14'] },
  () => {
    const saved = save({ columns: [home, unknown, list] })

    expect(saved['columns']).toEqual([home, list])
    expect(saved['colonnade']).toEqual({ columns: [home, unknown, list] })
    expect(deckOf(saved)).toEqual(
      [home, unknown, list].map((entry) => ({ ...entry, accountKey: me })),
    )
    expect(save(saved)).toEqual(saved)
  },
)

test('an unknown kind of another account makes no key of our own', { tags: ['COL-14'] }, () => {
  const elsewhere = { ...unknown, accountKey: other }
  const saved = save({}, [...deckOf({ columns: [home] }), elsewhere])

  expect(saved['columns']).toEqual([home])
  expect(saved).not.toHaveProperty('colonnade')
})

test('once it is removed our own key goes as well', { tags: ['COL-14', 'SET-05'] }, () => {
  const saved = save({ columns: [unknown, home] })

  const without = save(
    saved,
    deckOf(saved).filter(({ id }) => id !== 'XYZ'),
  )

  expect(without['columns']).toEqual([home])
  expect(without).not.toHaveProperty('colonnade')
})

test(
  'what another version of ours keeps beside the deck is sent back',
  { tags: ['OVR-09'] },
  () => {
    const saved = { columns: [home], colonnade: { later: ['a'], columns: [home, unknown] } }

    expect(save(saved)['colonnade']).toEqual(saved.colonnade)
    expect(save({ ...saved, colonnade: { later: ['a'] } })['colonnade']).toEqual({
      later: ['a'],
    })
  },
)

const farHome: Column = { ...home, uuid: 'f', accountKey: other }
const mine = deckOf({ columns: [home, list] })

const plain = firstWorkspace('first', '', ['h', 'l'])
const laidOut = (change: (one: Workspace) => Workspace) => changeWorkspace(plain, 'first', change)

test.each([
  ['a width', mine, laidOut((one) => withStrip(one, setWidth(one.strip, 'l', 400)))],
  ['a name', mine, firstWorkspace('first', 'Deck', ['h', 'l'])],
  ['a fold', mine, laidOut((one) => foldColumn(one, 'h', true))],
  ['a split', mine, laidOut((one) => withTiles(one, column('h', 'l')))],
  ['a share', mine, laidOut((one) => withTiles(one, split('row', ['h', 'l'], [40, 60])))],
  ['a second one', mine, addWorkspace(plain, 'w2', 'Work')],
  [
    'another account’s column between',
    [mine[0]!, farHome, mine[1]!],
    firstWorkspace('first', '', ['h', 'f', 'l']),
  ],
] as const)(
  '%s makes the workspaces be saved and come back',
  { tags: ['BY-30', 'SET-01'] },
  (_name, columns, workspaces) => {
    const saved = saveWith({}, columns, workspaces)

    const read = readWorkspaces(savedWorkspacesOf(saved), { makeId: noUuid, name: '' })
    expect(read?.list).toEqual(workspaces.list)
    expect(savedWorkspacesOf(save(saved))).toBeUndefined()
  },
)

test.each([
  ['one account', mine, ['h', 'l']],
  ['one after the other', [...mine, farHome], ['h', 'l', 'f']],
])('a plain order of %s makes no key of our own', { tags: ['SET-05'] }, (_name, columns, uuids) => {
  expect(saveWith({}, columns, firstWorkspace('first', '', uuids))).not.toHaveProperty('colonnade')
})

test('any deck is the same after it was saved and read', { tags: ['COL-14'] }, () => {
  const entry = fc.record({
    id: fc.oneof(fc.constantFrom(...COLUMN_KINDS), fc.string({ minLength: 1 })),
    uuid: fc.uuid(),
    params: fc.dictionary(fc.string(), fc.jsonValue()),
  })
  const decks = fc.uniqueArray(entry, { selector: ({ uuid }) => uuid, maxLength: 8 })
  fc.assert(
    fc.property(decks, (entries) => {
      const deck = deckOf({ columns: entries })
      expect(deckOf(save({ columns: entries }))).toEqual(deck)
    }),
  )
})
