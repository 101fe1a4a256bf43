import { describe, expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { COLUMN_ACTIONS } from '../../features/deck/arrange/column-actions.ts'
import { STRIP_ACTIONS } from '../../features/deck/arrange/strip-actions.ts'
import { SINGLE_ACTIONS, STRONG_ACTIONS } from '../../features/deck/keys/deck-actions.ts'
import { SCREEN_ACTIONS } from '../../features/deck/keys/screen-actions.ts'
import { SETTING_ACTIONS } from '../../features/deck/settings/setting-actions.ts'
import { TILE_ACTIONS } from '../../features/deck/tiles/tile-actions.ts'
import { getPostCommands } from '../../features/status/actions/post-commands.ts'
import { idleActions, type PostFacts } from '../../features/status/actions/row-action.ts'
import {
  findRowAction,
  getRowKeyLines,
  ROW_ACTIONS,
} from '../../features/status/actions/row-actions.ts'
import { person, post } from '../../gallery/gallery-data.ts'
import { defaultOptions } from '../../gallery/row-samples.ts'
import { speaking } from '../../testing/speaking.ts'
import { getKeyLines, getKeys } from '../../ui/command-list/action.ts'

const DECK_ACTIONS = [...STRONG_ACTIONS, ...SINGLE_ACTIONS, ...SCREEN_ACTIONS]
const IN_STRIP = [...COLUMN_ACTIONS, ...STRIP_ACTIONS, ...SETTING_ACTIONS]
const IN_TILES = [...COLUMN_ACTIONS, ...TILE_ACTIONS, ...SETTING_ACTIONS]

const ids = (actions: readonly { readonly id: string }[]) => actions.map(({ id }) => id)

const author = person('ada', { acct: 'ada@far.example' })

const factsOf = (me: string): PostFacts => ({
  status: post('5', { account: author.id, muted: true }),
  author,
  me: accountId(me),
  staffOrigin: 'https://colonnade.example',
  offers: defaultOptions.offers,
})
const OWN = factsOf('ada')
const FOREIGN = factsOf('mira')

describe('the tables of actions', () => {
  test.each([
    ['in the strip', IN_STRIP],
    ['in tiles', IN_TILES],
  ])('have one action for each id, with columns %s', (_place, ofColumn) => {
    const all = ids([...ROW_ACTIONS, ...DECK_ACTIONS, ...ofColumn])

    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
  })

  test('have one action for each key: those of a row and of the deck are heard at once', () => {
    const keys = [...ROW_ACTIONS, ...DECK_ACTIONS].flatMap(getKeys)

    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('have a translated label for each action', async () => {
    const fixed = [...DECK_ACTIONS, ...COLUMN_ACTIONS, ...STRIP_ACTIONS, ...TILE_ACTIONS]
    const labels = [
      ...fixed.map(({ label }) => label),
      ...ROW_ACTIONS.map(({ label }) => (typeof label === 'function' ? label(FOREIGN) : label)),
      ...ROW_ACTIONS.flatMap(({ keyLabel }) => keyLabel ?? []),
    ].filter((label) => typeof label !== 'function')

    const german = await speaking('de')

    expect(labels.filter(({ id }) => !(id in german.messages))).toEqual([])
  })

  test('have a line in the shortcuts dialog for each action with a key', () => {
    const ofRow = getRowKeyLines().map(({ keys }) => keys.join())
    const missing = ROW_ACTIONS.filter((action) => {
      const keys = getKeys(action)
      return keys.length > 0 && !ofRow.includes(keys.join())
    })

    expect(ids(missing)).toEqual([])
    const lines = (action: (typeof DECK_ACTIONS)[number]) => getKeyLines(action).length
    const hasKeys = (action: (typeof DECK_ACTIONS)[number]) => getKeys(action).length > 0
    expect(ids(DECK_ACTIONS.filter((action) => lines(action) !== Number(hasKeys(action))))).toEqual(
      [],
    )
  })

  test('have a command in the palette for each action of a post that the row does not show itself', () => {
    const commands = [OWN, FOREIGN].flatMap((facts) =>
      getPostCommands({ ...facts, actions: idleActions }),
    )
    const offered = new Set(ids(commands))
    const missing = ROW_ACTIONS.filter(({ id }) => !offered.has(id))

    expect(ids(missing)).toEqual(['open-beside', 'toggle-warning'])
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
})
