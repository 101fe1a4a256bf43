import { describe, expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { createMemoryStorage } from '../../lib/storage.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { moveColumnAtom } from '../columns/arrange-columns.ts'
import { addColumnAtom, columnsAtom } from '../columns/columns.ts'
import { alertsAtom } from '../ui/messages.ts'
import { loadSettingsAtom, getStateToSave } from './load-settings.ts'
import {
  changeServerSettingAtom,
  readLocalCopy,
  serverSettingsAtom,
  settingsSavedAtAtom,
} from './server-settings.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from './throttle-settings-save.ts'

const KEY = accountKey('mira', 'colonnade.example')
const PUT = 'PUT /api/web/settings'
const SAVED = {
  skinTone: 3,
  someoneElses: { kept: true },
  columns: [
    { id: 'HOME', uuid: 'h', params: {} },
    { id: 'LIST', uuid: 'l', params: { id: '1' } },
  ],
}

/** @param later how much later the wall clock is than at other starts, in ms */
function startSaving(traits: Parameters<typeof testSession>[0] = { settings: SAVED }, later = 0) {
  const opened = testSession(traits)
  const { session, server, platform } = opened
  platform.clock.shiftWallClock(later)
  server.on(PUT, () => Response.json({}))
  session.store.set(loadSettingsAtom, session)
  const stop = startSavingSettings(session)
  const change = (skinTone: number) =>
    session.store.set(changeServerSettingAtom, session, ['skinTone'], skinTone)
  const puts = () => server.requests().filter(({ method }) => method === 'PUT')
  const data = async (index: number) =>
    ((await puts()[index]!.clone().json()) as { data: object }).data
  const isSaved = () => session.store.get(settingsSavedAtAtom(session)) !== null
  const local = () => readLocalCopy(platform.storage, KEY)
  return { ...opened, stop, change, puts, data, isSaved, local }
}

test(
  'saves changes at 0, 1 and 4 s once at 5 s, with the latest state',
  { tags: ['SET-02'] },
  async () => {
    const { platform, change, puts, data, stop } = startSaving()

    change(4)
    await platform.clock.advance(1_000)
    change(5)
    await platform.clock.advance(3_000)
    change(6)
    await platform.clock.advance(999)
    expect(puts()).toHaveLength(0)

    await platform.clock.advance(1)
    expect(puts()).toHaveLength(1)
    expect(await data(0)).toMatchObject({ skinTone: 6 })
    stop()
  },
)

test('saves changes made before saving began', { tags: ['SET-02'] }, async () => {
  const { session, server, platform } = testSession({ settings: SAVED })
  server.on(PUT, () => Response.json({}))
  session.store.set(loadSettingsAtom, session)
  const begun = getStateToSave(session)
  session.store.set(changeServerSettingAtom, session, ['skinTone'], 4)

  const stop = startSavingSettings(session, begun)
  await platform.clock.advance(SAVE_INTERVAL_MS)

  const [put, ...more] = server.requests().filter(({ method }) => method === 'PUT')
  expect(await put!.clone().json()).toMatchObject({ data: { skinTone: 4 } })
  expect(more).toEqual([])
  expect(readLocalCopy(platform.storage, KEY)).toMatchObject({ data: { skinTone: 4 } })
  stop()
})

test('saves 4 times during 20 s of steady changes', { tags: ['SET-02'] }, async () => {
  const { platform, change, puts, stop } = startSaving()

  for (let second = 0; second < 20; second += 1) {
    change(1 + (second % 6))
    await platform.clock.advance(1_000)
  }

  expect(puts()).toHaveLength(4)
  stop()
})

test('saves at once with keepalive when the page is hidden', { tags: ['SET-02'] }, async () => {
  const { platform, change, puts, stop } = startSaving()
  change(4)
  await platform.clock.advance(2_000)

  platform.setHidden(true)
  await flushPromises()

  expect(puts()).toHaveLength(1)
  expect(puts()[0]?.keepalive).toBe(true)
  await platform.clock.advance(SAVE_INTERVAL_MS)
  expect(puts()).toHaveLength(1)
  stop()
})

test('sends no request without a change', { tags: ['SET-02'] }, async () => {
  const { platform, puts, stop } = startSaving()

  platform.setHidden(true)
  await platform.clock.advance(SAVE_INTERVAL_MS * 3)

  expect(puts()).toHaveLength(0)
  stop()
})

test(
  'marks settings as saved after a success unless they changed during the request',
  { tags: ['SET-03'] },
  async () => {
    const { platform, server, change, isSaved, puts, stop } = startSaving()
    change(4)
    expect(isSaved()).toBe(false)
    const held = server.hold(PUT)
    await platform.clock.advance(SAVE_INTERVAL_MS)

    change(5)
    held.answer(Response.json({}))
    await flushPromises()
    expect(isSaved()).toBe(false)

    await platform.clock.advance(SAVE_INTERVAL_MS)
    expect(puts()).toHaveLength(2)
    expect(isSaved()).toBe(true)
    stop()
  },
)

test(
  'sends no `saved` field, keeps fields of other clients and lists columns as they do',
  { tags: ['SET-05', 'API-54'] },
  async () => {
    const { platform, change, puts, data, stop } = startSaving()

    change(4)
    await platform.clock.advance(SAVE_INTERVAL_MS)

    expect(await data(0)).toEqual({
      ...(await data(0)),
      skinTone: 4,
      someoneElses: { kept: true },
      columns: SAVED.columns,
    })
    expect(Object.keys((await puts()[0]!.clone().json()) as object)).toEqual(['data'])
    expect(Object.keys(await data(0))).not.toContain('saved')
    expect(Object.keys(await data(0))).not.toContain('colonnade')
    stop()
  },
)

test(
  'retries a failed save at the next change and shows no alert',
  { tags: ['SET-06'] },
  async () => {
    const { session, platform, server, change, puts, isSaved, stop } = startSaving()
    server.on(PUT, () => createErrorResponse(500))
    change(4)
    await platform.clock.advance(SAVE_INTERVAL_MS * 4)
    expect(puts()).toHaveLength(1)
    expect(isSaved()).toBe(false)
    expect(session.app.get(alertsAtom)).toEqual([])

    server.on(PUT, () => Response.json({}))
    change(5)
    await platform.clock.advance(SAVE_INTERVAL_MS)
    expect(puts()).toHaveLength(2)
    expect(isSaved()).toBe(true)
    stop()
  },
)

test.each([404, 405, 501])(
  'stops saving to a server that responds with %i',
  { tags: ['SET-04'] },
  async (code) => {
    const { platform, server, change, puts, local, stop } = startSaving()
    server.on(PUT, () => createErrorResponse(code))
    change(4)
    await platform.clock.advance(SAVE_INTERVAL_MS)

    change(5)
    await platform.clock.advance(SAVE_INTERVAL_MS)
    platform.setHidden(true)
    await flushPromises()

    expect(puts()).toHaveLength(1)
    expect(local()).toMatchObject({ savedAt: null, data: { skinTone: 5 } })
    stop()
  },
)

test(
  'stores settings only in the browser for a server of another origin than the page',
  { tags: ['SET-04'] },
  async () => {
    const { platform, change, puts, local, stop } = startSaving({ href: 'https://deck.example/' })

    change(4)
    await platform.clock.advance(SAVE_INTERVAL_MS)

    expect(puts()).toHaveLength(0)
    expect(local()).toMatchObject({ savedAt: null, data: { skinTone: 4 } })
    stop()
  },
)

test(
  'stores each change in the browser at once, for its account only',
  { tags: ['SET-04'] },
  async () => {
    const { session, change, local, stop } = startSaving()

    change(4)
    session.app.set(moveColumnAtom, 'l', -1)
    await Promise.resolve()

    expect(local()).toMatchObject({
      savedAt: null,
      data: { skinTone: 4, columns: [{ uuid: 'l' }, { uuid: 'h' }] },
    })
    stop()
  },
)

describe('local copy of the settings at start', { tags: ['SET-04'] }, () => {
  test('prefers the server’s copy to a saved local one', async () => {
    const storage = createMemoryStorage()
    const first = startSaving({ settings: SAVED, storage })
    first.change(5)
    await first.platform.clock.advance(SAVE_INTERVAL_MS)
    first.stop()
    const askedAt = first.platform.clock.now() + 1

    const second = startSaving({ settings: { ...SAVED, skinTone: 2 }, storage, askedAt })

    expect(second.session.store.get(serverSettingsAtom(second.session)).skinTone).toBe(2)
    expect(second.isSaved()).toBe(true)
    second.stop()
  })

  test('prefers changes saved during the page load to the settings in the page', async () => {
    const storage = createMemoryStorage()
    const first = startSaving({ settings: SAVED, storage })
    first.change(5)
    await first.platform.clock.advance(SAVE_INTERVAL_MS - 1)
    const askedAt = first.platform.clock.now()
    await first.platform.clock.advance(1)
    expect(first.puts()).toHaveLength(1)
    first.stop()

    const second = startSaving({ settings: SAVED, storage, askedAt }, SAVE_INTERVAL_MS)

    expect(second.session.store.get(serverSettingsAtom(second.session)).skinTone).toBe(5)
    second.stop()
    expect(second.puts()).toHaveLength(0)
  })

  test('ignores a save time from before the clock was set back', async () => {
    const storage = createMemoryStorage()
    const first = startSaving({ settings: SAVED, storage }, 7_200_000)
    first.change(5)
    await first.platform.clock.advance(SAVE_INTERVAL_MS)
    first.stop()

    const second = startSaving({ settings: { ...SAVED, skinTone: 2 }, storage })

    expect(second.session.store.get(serverSettingsAtom(second.session)).skinTone).toBe(2)
    second.stop()
  })

  test('prefers an unsaved local copy to the server’s, and sends it', async () => {
    const storage = createMemoryStorage()
    const first = startSaving({ settings: SAVED, storage })
    first.change(5)
    await Promise.resolve()
    first.stop()

    const second = startSaving({ settings: { ...SAVED, skinTone: 2 }, storage })
    expect(second.session.store.get(serverSettingsAtom(second.session)).skinTone).toBe(5)

    await second.platform.clock.advance(SAVE_INTERVAL_MS)
    expect(await second.data(0)).toMatchObject({ skinTone: 5 })
    second.stop()
  })
})

test('shows the default columns without any settings', { tags: ['COL-01'] }, () => {
  const { session, stop } = startSaving({})

  const columns = session.app.get(columnsAtom)
  expect(columns.map(({ id }) => id)).toEqual(['COMPOSE', 'HOME', 'NOTIFICATIONS'])
  expect(new Set(columns.map(({ uuid }) => uuid)).size).toBe(3)
  expect(columns.map(({ params }) => params)).toEqual([{}, {}, {}])
  stop()
})

test('keeps a column of an unknown kind under our own key', { tags: ['COL-14'] }, async () => {
  const unknown = { id: 'XYZ', uuid: 'x', params: { a: 1 } }
  const { session, platform, data, stop } = startSaving({
    settings: { columns: [SAVED.columns[0], unknown, SAVED.columns[1]] },
  })
  expect(session.app.get(columnsAtom).map(({ id }) => id)).toEqual(['HOME', 'XYZ', 'LIST'])

  session.app.set(addColumnAtom, { id: 'PUBLIC' })
  await platform.clock.advance(SAVE_INTERVAL_MS)

  const sent = await data(0)
  expect(sent).toMatchObject({
    columns: [{ id: 'HOME' }, { id: 'LIST' }, { id: 'PUBLIC' }],
    colonnade: { columns: [{ id: 'HOME' }, unknown, { id: 'LIST' }, { id: 'PUBLIC' }] },
  })
  stop()

  const next = startSaving({ settings: sent })
  const deck = next.session.app.get(columnsAtom)
  expect(deck.map(({ id }) => id)).toEqual(['HOME', 'XYZ', 'LIST', 'PUBLIC'])
  expect(deck[1]).toEqual({ ...unknown, accountKey: KEY })
  next.stop()
})

test('leaves columns of another account out of the saved settings', async () => {
  const { session, platform, data, stop } = startSaving()
  const other = { ...column('o', 'HOME'), accountKey: accountKey('ada', 'other.example') }

  session.app.set(columnsAtom, (columns) => [...columns, other])
  session.app.set(addColumnAtom, { id: 'PUBLIC', accountKey: KEY })
  await platform.clock.advance(SAVE_INTERVAL_MS)

  expect(await data(0)).toMatchObject({ columns: [{ uuid: 'h' }, { uuid: 'l' }, { id: 'PUBLIC' }] })
  stop()
})
