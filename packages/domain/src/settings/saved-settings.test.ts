import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMN_KINDS, readSavedColumns, type Column } from '../columns/index.ts'
import { accountKey } from '../entities/index.ts'
import { column, split } from '../testing/sample-tiles.ts'
import {
  addWorkspace,
  changeWorkspace,
  createWorkspaces,
  setColumnCollapsed,
  readWorkspaces,
  setWidth,
  type Workspace,
  type Workspaces,
  withStrip,
  withTiles,
} from '../workspaces/index.ts'
import {
  parseServerSettings,
  getSavedColumns,
  getSavedWorkspaces,
  toSavedSettings,
} from './index.ts'

const me = accountKey('mira', 'colonnade.example')
const other = accountKey('mira', 'far.example')
const noUuid = () => 'made'
const home = { id: 'HOME', uuid: 'h', params: {} }
const list = { id: 'LIST', uuid: 'l', params: { id: '1' } }
const unknown = { id: 'XYZ', uuid: 'x', params: { deep: [1, { a: null }] } }

const readDeck = (saved: unknown) => readSavedColumns(getSavedColumns(saved), me, noUuid) ?? []
const save = (saved: unknown, columns: readonly Column[] = readDeck(saved)) =>
  saveWith(
    saved,
    columns,
    createWorkspaces(
      'first',
      '',
      columns.map(({ uuid }) => uuid),
    ),
  )
const saveWith = (saved: unknown, columns: readonly Column[], workspaces: Workspaces) =>
  toSavedSettings(parseServerSettings(saved), { columns, workspaces, accounts: [me, other] }, me)

test(
  'restores an unknown column type in its position, with its name and params',
  { tags: ['COL-14'] },
  () => {
    const saved = save({ columns: [home, unknown, list] })

    expect(saved['columns']).toEqual([home, list])
    expect(saved['colonnade']).toEqual({ columns: [home, unknown, list] })
    expect(readDeck(saved)).toEqual(
      [home, unknown, list].map((entry) => ({ ...entry, accountKey: me })),
    )
    expect(save(saved)).toEqual(saved)
  },
)

test(
  'does not write the own key for an unknown column type of another account',
  { tags: ['COL-14'] },
  () => {
    const elsewhere = { ...unknown, accountKey: other }
    const saved = save({}, [...readDeck({ columns: [home] }), elsewhere])

    expect(saved['columns']).toEqual([home])
    expect(saved).not.toHaveProperty('colonnade')
  },
)

test(
  'removes the own key when the unknown column type is removed',
  { tags: ['COL-14', 'SET-05'] },
  () => {
    const saved = save({ columns: [unknown, home] })

    const without = save(
      saved,
      readDeck(saved).filter(({ id }) => id !== 'XYZ'),
    )

    expect(without['columns']).toEqual([home])
    expect(without).not.toHaveProperty('colonnade')
  },
)

test('keeps what another version saved under the own key', { tags: ['OVR-09'] }, () => {
  const saved = { columns: [home], colonnade: { later: ['a'], columns: [home, unknown] } }

  expect(save(saved)['colonnade']).toEqual(saved.colonnade)
  expect(save({ ...saved, colonnade: { later: ['a'] } })['colonnade']).toEqual({
    later: ['a'],
  })
})

const farHome: Column = { ...home, uuid: 'f', accountKey: other }
const mine = readDeck({ columns: [home, list] })

const plain = createWorkspaces('first', '', ['h', 'l'])
const createLayout = (change: (one: Workspace) => Workspace) =>
  changeWorkspace(plain, 'first', change)

test.each([
  ['a width', mine, createLayout((one) => withStrip(one, setWidth(one.strip, 'l', 400)))],
  ['a name', mine, createWorkspaces('first', 'Deck', ['h', 'l'])],
  ['a collapsed column', mine, createLayout((one) => setColumnCollapsed(one, 'h', true))],
  ['a split', mine, createLayout((one) => withTiles(one, column('h', 'l')))],
  [
    'a share of a split',
    mine,
    createLayout((one) => withTiles(one, split('row', ['h', 'l'], [40, 60]))),
  ],
  ['a second workspace', mine, addWorkspace(plain, 'w2', 'Work')],
  [
    'a column of another account in between',
    [mine[0]!, farHome, mine[1]!],
    createWorkspaces('first', '', ['h', 'f', 'l']),
  ],
] as const)(
  'saves and restores the workspaces for %s',
  { tags: ['BY-30', 'SET-01'] },
  (_name, columns, workspaces) => {
    const saved = saveWith({}, columns, workspaces)

    const read = readWorkspaces(getSavedWorkspaces(saved), { makeId: noUuid, name: '' })
    expect(read?.list).toEqual(workspaces.list)
    expect(getSavedWorkspaces(save(saved))).toBeUndefined()
  },
)

test.each([
  ['one account', mine, ['h', 'l']],
  ['two accounts, one after the other', [...mine, farHome], ['h', 'l', 'f']],
])(
  'does not write the own key for the default order of %s',
  { tags: ['SET-05'] },
  (_name, columns, uuids) => {
    expect(saveWith({}, columns, createWorkspaces('first', '', uuids))).not.toHaveProperty(
      'colonnade',
    )
  },
)

test('saves and reads any deck without changes', { tags: ['COL-14'] }, () => {
  const entry = fc.record({
    id: fc.oneof(fc.constantFrom(...COLUMN_KINDS), fc.string({ minLength: 1 })),
    uuid: fc.uuid(),
    params: fc.dictionary(fc.string(), fc.jsonValue()),
  })
  const decks = fc.uniqueArray(entry, { selector: ({ uuid }) => uuid, maxLength: 8 })
  fc.assert(
    fc.property(decks, (entries) => {
      const deck = readDeck({ columns: entries })
      expect(readDeck(save({ columns: entries }))).toEqual(deck)
    }),
  )
})
