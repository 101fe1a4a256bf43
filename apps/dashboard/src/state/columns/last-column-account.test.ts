import { expect, test } from 'vitest'
import { flushPromises } from '../../testing/fake-clock.ts'
import { testBrowser } from '../../testing/test-browser.ts'
import { signInTwice } from '../../testing/two-accounts.ts'
import { signOutAtom } from '../sessions/sign-out.ts'
import { lastColumnAccountAtom, saveColumnAccountAtom } from './last-column-account.ts'

test(
  'returns the account that a column was added for, also after a restart',
  { tags: ['BY-02'] },
  async () => {
    const { world, first, second } = await signInTwice()
    expect(world.app.get(lastColumnAccountAtom)).toBeNull()

    world.app.set(saveColumnAccountAtom, first.key)
    world.app.set(saveColumnAccountAtom, second.key)

    expect(world.app.get(lastColumnAccountAtom)).toBe(second.key)
    const next = testBrowser({ href: 'https://deck.example/', storage: world.platform.storage })
    await next.start()
    await flushPromises()
    expect(next.app.get(lastColumnAccountAtom)).toBe(second.key)
  },
)

test('leaves no name behind after signing out', { tags: ['BY-02'] }, async () => {
  const { world, second } = await signInTwice()
  world.app.set(saveColumnAccountAtom, second.key)

  await world.app.set(signOutAtom, second)

  const { storage } = world.platform
  const stored = storage.keys().map((name) => `${name} ${storage.read(name)}`)
  expect(stored.filter((text) => text.includes('noor'))).toEqual([])
  expect(world.app.get(lastColumnAccountAtom)).toBeNull()
})
