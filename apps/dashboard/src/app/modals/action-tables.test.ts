import { describe, expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { COLUMN_ACTIONS } from '../../features/deck/arrange/column-actions.ts'
import { STRIP_ACTIONS, WIDTH_ACTIONS } from '../../features/deck/arrange/strip-actions.ts'
import { SETTING_ACTIONS } from '../../features/deck/settings/setting-actions.ts'
import {
  SINGLE_KEY_ACTIONS,
  ALWAYS_ACTIVE_ACTIONS,
} from '../../features/deck/shortcuts/deck-actions.ts'
import { SCREEN_ACTIONS } from '../../features/deck/shortcuts/screen-actions.ts'
import { TILE_ACTIONS } from '../../features/deck/tiles/tile-actions.ts'
import { ENTRY_ACTIONS } from '../../features/notifications/entry-actions.ts'
import { getPostCommands } from '../../features/status/actions/post-commands.ts'
import { noopActions, type PostFacts } from '../../features/status/actions/row-action-types.ts'
import {
  findRowAction,
  getRowKeyLines,
  ROW_ACTIONS,
} from '../../features/status/actions/row-actions.ts'
import { defaultOptions } from '../../gallery/row-samples.ts'
import { createSampleAccount, createSampleStatus } from '../../gallery/sample-data.ts'
import { createI18n } from '../../testing/create-i18n.ts'
import { getShortcutLines, getKeys } from '../../ui/command-list/action.ts'

const ROWS = [...ROW_ACTIONS, ...ENTRY_ACTIONS]
const DECK_ACTIONS = [...ALWAYS_ACTIVE_ACTIONS, ...SINGLE_KEY_ACTIONS, ...SCREEN_ACTIONS]
const IN_STRIP = [...COLUMN_ACTIONS, ...STRIP_ACTIONS, ...WIDTH_ACTIONS, ...SETTING_ACTIONS]
const IN_TILES = [...COLUMN_ACTIONS, ...TILE_ACTIONS, ...SETTING_ACTIONS]

const getIds = (actions: readonly { readonly id: string }[]) => actions.map(({ id }) => id)

const author = createSampleAccount('ada', { acct: 'ada@far.example' })

const getFacts = (me: string): PostFacts => ({
  status: createSampleStatus('5', { account: author.id, muted: true }),
  author,
  me: accountId(me),
  staffOrigin: 'https://colonnade.example',
  offers: { ...defaultOptions.offers, otherAccounts: true },
})
const OWN = getFacts('ada')
const FOREIGN = getFacts('mira')

describe('each action', () => {
  test.each([
    ['in a strip', IN_STRIP],
    ['in tiles', IN_TILES],
  ])('has its own ID, with columns %s', (_place, ofColumn) => {
    const all = getIds([...ROWS, ...DECK_ACTIONS, ...ofColumn])

    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
  })

  test('has its own keys, because keys of a row and of the deck work at the same time', () => {
    const keys = [...ROWS, ...DECK_ACTIONS].flatMap(getKeys)

    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('has a translated label', async () => {
    const fixed = [
      ...DECK_ACTIONS,
      ...COLUMN_ACTIONS,
      ...STRIP_ACTIONS,
      ...WIDTH_ACTIONS,
      ...TILE_ACTIONS,
    ]
    const labels = [
      ...fixed.map(({ label }) => label),
      ...ROW_ACTIONS.map(({ label }) => (typeof label === 'function' ? label(FOREIGN) : label)),
      ...ROW_ACTIONS.flatMap(({ keyLabel }) => keyLabel ?? []),
    ].filter((label) => typeof label !== 'function')

    const german = await createI18n('de')

    expect(labels.filter(({ id }) => !(id in german.messages))).toEqual([])
  })

  test('has a line in the shortcuts dialog when it has a key', () => {
    const ofRow = getRowKeyLines().map(({ keys }) => keys.join())
    const missing = ROW_ACTIONS.filter((action) => {
      const keys = getKeys(action)
      return keys.length > 0 && !ofRow.includes(keys.join())
    })

    expect(getIds(missing)).toEqual([])
    const lines = (action: (typeof DECK_ACTIONS)[number]) => getShortcutLines(action).length
    const hasKeys = (action: (typeof DECK_ACTIONS)[number]) => getKeys(action).length > 0
    expect(
      getIds(DECK_ACTIONS.filter((action) => lines(action) !== Number(hasKeys(action)))),
    ).toEqual([])
  })

  test('has a command in the palette when it is a post action without a button in the row', () => {
    const commands = [OWN, FOREIGN].flatMap((facts) =>
      getPostCommands({ ...facts, actions: noopActions }),
    )
    const offered = new Set(getIds(commands))
    const missing = ROW_ACTIONS.filter(({ id }) => !offered.has(id))

    expect(getIds(missing)).toEqual(['open-beside', 'toggle-warning'])
    expect(missing.every(({ place }) => place === 'row')).toBe(true)
  })
})

describe('findRowAction', () => {
  test.each([
    ['b', false, 'boost'],
    ['b', true, 'boost'],
    ['r', false, 'reply'],
    ['r', true, undefined],
    ['Enter', false, 'expand'],
    ['n', false, undefined],
  ])('finds for %s, with Shift: %s, %s', (key, hasShift, id) => {
    expect(findRowAction(key, hasShift)?.id).toBe(id)
  })

  test.each([
    ['b', 'boost'],
    ['f', 'favourite'],
    ['r', 'reply'],
    ['m', undefined],
    ['Enter', undefined],
  ])('finds for Shift+%s with several accounts %s', { tags: ['BY-37'] }, (key, id) => {
    expect(findRowAction(key, true, true)?.id).toBe(id)
  })
})

describe('getRowKeyLines', () => {
  test.each([
    [false, ['Shift+b', 'Shift+f']],
    [true, ['Shift+r', 'Shift+b', 'Shift+f']],
  ])('lists the keys with Shift (several accounts: %s)', { tags: ['BY-37'] }, (has, expected) => {
    const keys = getRowKeyLines(has).flatMap((line) => line.keys)

    expect(keys.filter((key) => key.startsWith('Shift'))).toEqual(expected)
  })
})
