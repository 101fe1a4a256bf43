import { expect, test } from 'vitest'
import { signIn, testBrowser } from '../../testing/test-browser.ts'
import { forgetLeftoversAtom } from './forget-leftovers.ts'

const SIGHT = 'colonnade/accounts/ada@gone.example/sight'
const OWN = 'colonnade/accounts/ada@deck.example/settings'
const DRAFT = 'colonnade/drafts/ada@gone.example'

/** What earlier releases left: words of an account that has signed out, and a server by the name that was typed. */
async function leftovers() {
  const world = testBrowser({ href: 'https://deck.example/' })
  const { storage, lastSeen } = world.platform
  for (const name of [SIGHT, OWN, DRAFT]) storage.write(name, 'words')
  for (const typed of ['@ada@gone.example', 'https://gone.example/@ada', 'gone.example'])
    storage.write(`colonnade/apps/${typed}`, '{}')
  await lastSeen.write('ada@gone.example home', 'words')
  return { ...world, storage, lastSeen }
}

test(
  'what is left of an account that is no longer signed in goes at the next start, its drafts stay',
  { tags: ['SES-17', 'BY-03'] },
  async () => {
    const { app, storage, lastSeen } = await leftovers()

    app.set(forgetLeftoversAtom)

    expect(storage.keys().toSorted()).toEqual([OWN, DRAFT])
    await expect.poll(() => lastSeen.read('ada@gone.example home')).toBeUndefined()
  },
)

test('who is signed in keeps all', async () => {
  const world = testBrowser({ href: 'https://deck.example/' })
  await signIn(world)
  const stop = await world.start()
  const { storage } = world.platform
  storage.write('colonnade/accounts/mira@colonnade.example/places', '{}')
  const before = storage.keys()

  world.app.set(forgetLeftoversAtom)

  expect(storage.keys()).toEqual(before)
  stop()
})
