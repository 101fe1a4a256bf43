import { afterEach, expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { accountStorageKey, forgetAccount } from '../lib/account-storage.ts'
import { SIGHT_ID } from '../lib/sight/sight.ts'
import { memoryStorage } from '../lib/storage.ts'
import { sessionsAtom } from '../state/sessions.ts'
import { noteFirstRowsAtom } from '../state/ui/first-rows.ts'
import { nodesOf } from '../testing/nodes-of.ts'
import { testSession } from '../testing/test-session.ts'
import { startKeepingSight } from './keep-sight.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

/** A page whose deck shows this, below a sight of before. */
async function openPage(html: string, storage = memoryStorage()) {
  const { session, platform } = testSession({ storage })
  document.body.replaceChildren(
    ...nodesOf(`<main>${html}</main><div id="${SIGHT_ID}">as it was left</div>`),
  )
  const root = document.querySelector('main')!
  stops.push(startKeepingSight(session.app, root))
  const sight = () => document.getElementById(SIGHT_ID)
  const showRows = async () => {
    session.app.set(noteFirstRowsAtom)
    platform.paint()
    await platform.clock.advance(0)
  }
  const key = accountStorageKey(session.key, 'sight')
  return { session, platform, root, sight, showRows, kept: () => platform.storage.read(key) }
}

test('the deck as it was left goes once nothing in view is waited for', async () => {
  const { sight, showRows, root, platform } = await openPage(
    '<p>rows</p><div data-waiting style="block-size: 10px">on its way</div>',
  )
  expect(sight()).not.toBeNull()

  await showRows()
  platform.paint()
  expect(sight()).not.toBeNull()
  root.querySelector('[data-waiting]')!.remove()
  platform.paint()

  expect(sight()).toBeNull()
})

test('what does not come is waited for in the open', async () => {
  const { sight, showRows, platform } = await openPage('<div data-waiting>on its way</div>')
  await showRows()

  await platform.clock.advance(2_000)
  platform.paint()

  expect(sight()).toBeNull()
})

test('leaving the page keeps what it shows, and signing out of any account forgets it', async () => {
  const { showRows, platform, kept } = await openPage('<p>The ferry runs again</p>')
  await showRows()

  await expect
    .poll(() => {
      platform.setHidden(true)
      return kept()
    })
    .toContain('The ferry runs again')
  forgetAccount(platform, 'ada@other.example' as never)

  expect(kept()).toBeNull()
})

test('who has signed out leaves nothing', async () => {
  const { session, showRows, platform, kept } = await openPage('<p>The ferry runs again</p>')
  await showRows()
  await expect
    .poll(() => {
      platform.setHidden(true)
      return kept()
    })
    .not.toBeNull()
  forgetAccount(platform, session.key)
  session.app.set(sessionsAtom, [])
  await platform.clock.advance(1_000)

  platform.setHidden(true)

  expect(kept()).toBeNull()
})

test(
  'an account that another tab has just signed out leaves nothing, though nobody has heard of it here',
  { tags: ['SES-17'] },
  async () => {
    const stored = { origin: '', accessToken: 'token', account: {}, app: {} }
    const storage = memoryStorage()
    const name = accountStorageKey(accountKey('mira', 'colonnade.example'), 'session')
    storage.write(name, JSON.stringify(stored))
    const { showRows, platform, kept } = await openPage('<p>The ferry runs again</p>', storage)
    await showRows()
    await expect
      .poll(() => {
        platform.setHidden(true)
        return kept()
      })
      .not.toBeNull()
    for (const key of storage.keys()) storage.remove(key)
    await platform.clock.advance(1_000)

    platform.setHidden(true)

    expect(storage.keys()).toEqual([])
  },
)
