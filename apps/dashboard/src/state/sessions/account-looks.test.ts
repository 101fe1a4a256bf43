import { expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { signInTwice } from '../../testing/two-accounts.ts'
import { sessionsAtom, hasSeveralAccountsAtom } from '../sessions.ts'
import {
  accountColourAtoms,
  accountKeysAtom,
  changeAccountColourAtom,
  moveAccountAtom,
} from './account-looks.ts'
import { signOutAtom } from './sign-out.ts'

const MIRA = accountKey('mira', 'colonnade.example')
const NOOR = accountKey('noor', 'colonnade.example')

test(
  'gives each account its own colour, which stays when the order changes',
  { tags: ['BY-37'] },
  async () => {
    const { world } = await signInTwice()
    const getColours = () => [MIRA, NOOR].map((key) => world.app.get(accountColourAtoms(key)))
    expect(getColours()).toEqual(['blue', 'violet'])

    world.app.set(moveAccountAtom, NOOR, 0)

    expect(world.app.get(sessionsAtom).map(({ key }) => key)).toEqual([NOOR, MIRA])
    expect(getColours()).toEqual(['blue', 'violet'])
  },
)

test('keeps the order and the colours for the next start', { tags: ['BY-02'] }, async () => {
  const { world, restart } = await signInTwice()
  world.app.set(moveAccountAtom, NOOR, 0)
  world.app.set(changeAccountColourAtom, NOOR, '#102030')

  await restart()

  expect(world.app.get(accountKeysAtom)).toEqual([NOOR, MIRA])
  expect(world.app.get(accountColourAtoms(NOOR))).toBe('#102030')
})

test('applies the order and the colours of another tab', { tags: ['BY-02'] }, async () => {
  const [here, elsewhere] = createTabStorages(2)
  const { world } = await signInTwice(here)

  for (const [place, key] of [NOOR, MIRA].entries())
    elsewhere!.write(getAccountStorageKey(key, 'look'), JSON.stringify({ colour: 'teal', place }))

  expect(world.app.get(accountKeysAtom)).toEqual([NOOR, MIRA])
  expect(world.app.get(accountColourAtoms(MIRA))).toBe('teal')
})

test('forgets the look of an account that signs out', { tags: ['BY-02'] }, async () => {
  const { world, first } = await signInTwice()
  world.app.set(changeAccountColourAtom, first.key, 'pink')

  await world.app.set(signOutAtom, first)

  expect(world.platform.storage.read(getAccountStorageKey(first.key, 'look'))).toBeNull()
  expect(world.app.get(accountKeysAtom)).toEqual([NOOR])
  expect(world.app.get(hasSeveralAccountsAtom)).toBe(false)
})
