import { expect, test } from 'vitest'
import { signIn, testBrowser } from '../../testing/test-browser.ts'
import { removeStaleDataAtom } from './remove-stale-data.ts'

const SIGHT = 'colonnade/accounts/ada@gone.example/sight'
const OWN = 'colonnade/accounts/ada@deck.example/settings'
const DRAFT = 'colonnade/drafts/ada@gone.example'

/**
 * Creates the data that earlier releases left: text of an account that has signed out, and a server stored under the
 * typed name.
 */
async function createStaleData() {
  const world = testBrowser({ href: 'https://deck.example/' })
  const { storage, timelineCache } = world.platform
  for (const name of [SIGHT, OWN, DRAFT]) storage.write(name, 'words')
  for (const typed of ['@ada@gone.example', 'https://gone.example/@ada', 'gone.example'])
    storage.write(`colonnade/apps/${typed}`, '{}')
  await timelineCache.write('ada@gone.example home', 'words')
  return { ...world, storage, lastSeen: timelineCache }
}

test(
  'removes the data of a signed-out account at the next start, but not its drafts',
  { tags: ['SES-17', 'BY-03'] },
  async () => {
    const { app, storage, lastSeen } = await createStaleData()

    app.set(removeStaleDataAtom)

    expect(storage.keys().toSorted()).toEqual([OWN, DRAFT])
    await expect.poll(() => lastSeen.read('ada@gone.example home')).toBeUndefined()
  },
)

test('keeps all data of a signed-in account', async () => {
  const world = testBrowser({ href: 'https://deck.example/' })
  await signIn(world)
  const stop = await world.start()
  const { storage } = world.platform
  storage.write('colonnade/accounts/mira@colonnade.example/places', '{}')
  const before = storage.keys()

  world.app.set(removeStaleDataAtom)

  expect(storage.keys()).toEqual(before)
  stop()
})
