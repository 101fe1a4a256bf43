import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMN_KINDS, readSavedColumns, type Column } from '../columns/index.ts'
import { accountKey } from '../entities/index.ts'
import { parseServerSettings, savedColumnsOf, toSavedSettings } from './index.ts'

const me = accountKey('mira', 'colonnade.example')
const noUuid = () => 'made'
const home = { id: 'HOME', uuid: 'h', params: {} }
const list = { id: 'LIST', uuid: 'l', params: { id: '1' } }
const unknown = { id: 'XYZ', uuid: 'x', params: { deep: [1, { a: null }] } }

const deckOf = (saved: unknown) => readSavedColumns(savedColumnsOf(saved), me, noUuid) ?? []
const save = (saved: unknown, columns: readonly Column[] = deckOf(saved)) =>
  toSavedSettings(parseServerSettings(saved), columns, me)

test('an unknown kind comes back where it stood, with its name and its params [COL-14]', () => {
  const saved = save({ columns: [home, unknown, list] })

  expect(saved['columns']).toEqual([home, list])
  expect(saved['colonnade']).toEqual({ columns: [home, unknown, list] })
  expect(deckOf(saved)).toEqual(
    [home, unknown, list].map((entry) => ({ ...entry, accountKey: me })),
  )
  expect(save(saved)).toEqual(saved)
})

test('an unknown kind of another account makes no key of our own [COL-14]', () => {
  const elsewhere = { ...unknown, accountKey: accountKey('mira', 'far.example') }
  const saved = save({}, [...deckOf({ columns: [home] }), elsewhere])

  expect(saved['columns']).toEqual([home])
  expect(saved).not.toHaveProperty('colonnade')
})

test('once it is removed our own key goes as well [COL-14] [SET-05]', () => {
  const saved = save({ columns: [unknown, home] })

  const without = save(
    saved,
    deckOf(saved).filter(({ id }) => id !== 'XYZ'),
  )

  expect(without['columns']).toEqual([home])
  expect(without).not.toHaveProperty('colonnade')
})

test('what another version of ours keeps beside the deck is sent back [OVR-09]', () => {
  const saved = { columns: [home], colonnade: { workspaces: ['a'], columns: [home, unknown] } }

  expect(save(saved)['colonnade']).toEqual(saved.colonnade)
  expect(save({ ...saved, colonnade: { workspaces: ['a'] } })['colonnade']).toEqual({
    workspaces: ['a'],
  })
})

test('any deck is the same after it was saved and read [COL-14]', () => {
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
