import { afterEach, expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { getAccountStorageKey, removeAccountData } from '../lib/account-storage.ts'
import { createMemoryStorage } from '../lib/storage.ts'
import { SNAPSHOT_ID } from '../lib/view-snapshot/view-snapshot.ts'
import { sessionsAtom } from '../state/sessions.ts'
import { markFirstRowsAtom } from '../state/ui/run-after-first-rows.ts'
import { parseNodes } from '../testing/parse-nodes.ts'
import { testSession } from '../testing/test-session.ts'
import { startSavingViewSnapshot } from './save-view-snapshot.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

/** Opens a page whose deck has this content, below an earlier view snapshot. */
async function openPage(html: string, storage = createMemoryStorage()) {
  const { session, platform } = testSession({ storage })
  document.body.replaceChildren(
    ...parseNodes(`<main>${html}</main><div id="${SNAPSHOT_ID}">as it was left</div>`),
  )
  const root = document.querySelector('main')!
  stops.push(startSavingViewSnapshot(session.app, root))
  const sight = () => document.getElementById(SNAPSHOT_ID)
  const showRows = async () => {
    session.app.set(markFirstRowsAtom)
    platform.renderFrame()
    await platform.clock.advance(0)
  }
  const key = getAccountStorageKey(session.key, 'sight')
  return { session, platform, root, sight, showRows, getSnapshot: () => platform.storage.read(key) }
}

test('removes the snapshot once the visible part of the deck is loaded', async () => {
  const { sight, showRows, root, platform } = await openPage(
    '<p>rows</p><div data-waiting style="block-size: 10px">on its way</div>',
  )
  expect(sight()).not.toBeNull()

  await showRows()
  platform.renderFrame()
  expect(sight()).not.toBeNull()
  root.querySelector('[data-waiting]')!.remove()
  platform.renderFrame()

  expect(sight()).toBeNull()
})

test('removes the snapshot after a timeout when rows do not load', async () => {
  const { sight, showRows, platform } = await openPage('<div data-waiting>on its way</div>')
  await showRows()

  await platform.clock.advance(2_000)
  platform.renderFrame()

  expect(sight()).toBeNull()
})

test('saves a snapshot when the page is left, and removes it on any sign-out', async () => {
  const { showRows, platform, getSnapshot } = await openPage('<p>The ferry runs again</p>')
  await showRows()

  await expect
    .poll(() => {
      platform.setHidden(true)
      return getSnapshot()
    })
    .toContain('The ferry runs again')
  removeAccountData(platform, 'ada@other.example' as never)

  expect(getSnapshot()).toBeNull()
})

test('saves no snapshot after signing out', async () => {
  const { session, showRows, platform, getSnapshot } = await openPage('<p>The ferry runs again</p>')
  await showRows()
  await expect
    .poll(() => {
      platform.setHidden(true)
      return getSnapshot()
    })
    .not.toBeNull()
  removeAccountData(platform, session.key)
  session.app.set(sessionsAtom, [])
  await platform.clock.advance(1_000)

  platform.setHidden(true)

  expect(getSnapshot()).toBeNull()
})

test(
  'saves no snapshot of an account that another tab has just signed out',
  { tags: ['SES-17'] },
  async () => {
    const stored = { origin: '', accessToken: 'token', account: {}, app: {} }
    const storage = createMemoryStorage()
    const name = getAccountStorageKey(accountKey('mira', 'colonnade.example'), 'session')
    storage.write(name, JSON.stringify(stored))
    const { showRows, platform, getSnapshot } = await openPage(
      '<p>The ferry runs again</p>',
      storage,
    )
    await showRows()
    await expect
      .poll(() => {
        platform.setHidden(true)
        return getSnapshot()
      })
      .not.toBeNull()
    for (const key of storage.keys()) storage.remove(key)
    await platform.clock.advance(1_000)

    platform.setHidden(true)

    expect(storage.keys()).toEqual([])
  },
)
