import { expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { memoryStorage } from '../../lib/storage.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { moveColumnAtom } from '../columns/arrange-columns.ts'
import { addColumnAtom, columnsAtom } from '../columns/columns.ts'
import { alertsAtom } from '../ui/messages.ts'
import { loadSettingsAtom, stateToSave } from './load-settings.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from './save-settings.ts'
import {
  changeServerSettingAtom,
  readLocalCopy,
  serverSettingsAtom,
  settingsSavedAtAtom,
} from './server-settings.ts'

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

/** @param later how much later it is by the clock on the wall than at other starts, in ms */
function saving(traits: Parameters<typeof testSession>[0] = { settings: SAVED }, later = 0) {
  const opened = testSession(traits)
  const { session, server, platform } = opened
  platform.clock.setBy(later)
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
  'changes at 0, 1 and 4 s are one save at 5 s with the last of them',
  { tags: ['SET-02'] },
  async () => {
    const { platform, change, puts, data, stop } = saving()

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

test(
  'what was changed before saving began is saved like any other change',
  { tags: ['SET-02'] },
  async () => {
    const { session, server, platform } = testSession({ settings: SAVED })
    server.on(PUT, () => Response.json({}))
    session.store.set(loadSettingsAtom, session)
    const begun = stateToSave(session)
    session.store.set(changeServerSettingAtom, session, ['skinTone'], 4)

    const stop = startSavingSettings(session, begun)
    await platform.clock.advance(SAVE_INTERVAL_MS)

    const [put, ...more] = server.requests().filter(({ method }) => method === 'PUT')
    expect(await put!.clone().json()).toMatchObject({ data: { skinTone: 4 } })
    expect(more).toEqual([])
    expect(readLocalCopy(platform.storage, KEY)).toMatchObject({ data: { skinTone: 4 } })
    stop()
  },
)

test('steady changes for 20 s are 4 saves', { tags: ['SET-02'] }, async () => {
  const { platform, change, puts, stop } = saving()

  for (let second = 0; second < 20; second += 1) {
    change(1 + (second % 6))
    await platform.clock.advance(1_000)
  }

  expect(puts()).toHaveLength(4)
  stop()
})

test(
  'a page that is hidden at 2 s saves at once, in a call that outlives it',
  { tags: ['SET-02'] },
  async () => {
    const { platform, change, puts, stop } = saving()
    change(4)
    await platform.clock.advance(2_000)

    platform.setHidden(true)
    await settled()

    expect(puts()).toHaveLength(1)
    expect(puts()[0]?.keepalive).toBe(true)
    await platform.clock.advance(SAVE_INTERVAL_MS)
    expect(puts()).toHaveLength(1)
    stop()
  },
)

test('nothing is saved while nothing was changed', { tags: ['SET-02'] }, async () => {
  const { platform, puts, stop } = saving()

  platform.setHidden(true)
  await platform.clock.advance(SAVE_INTERVAL_MS * 3)

  expect(puts()).toHaveLength(0)
  stop()
})

test(
  'a save that succeeds makes it saved, a change during it does not',
  { tags: ['SET-03'] },
  async () => {
    const { platform, server, change, isSaved, puts, stop } = saving()
    change(4)
    expect(isSaved()).toBe(false)
    const held = server.hold(PUT)
    await platform.clock.advance(SAVE_INTERVAL_MS)

    change(5)
    held.answer(Response.json({}))
    await settled()
    expect(isSaved()).toBe(false)

    await platform.clock.advance(SAVE_INTERVAL_MS)
    expect(puts()).toHaveLength(2)
    expect(isSaved()).toBe(true)
    stop()
  },
)

test(
  'what is sent has no `saved`, keeps what others wrote, and lists columns as they do',
  { tags: ['SET-05', 'API-54'] },
  async () => {
    const { platform, change, puts, data, stop } = saving()

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
  'a failed save is tried again at the next change and raises no alert',
  { tags: ['SET-06'] },
  async () => {
    const { session, platform, server, change, puts, isSaved, stop } = saving()
    server.on(PUT, () => refuse(500))
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
  'a server that answers %i is never asked again',
  { tags: ['SET-04'] },
  async (code) => {
    const { platform, server, change, puts, local, stop } = saving()
    server.on(PUT, () => refuse(code))
    change(4)
    await platform.clock.advance(SAVE_INTERVAL_MS)

    change(5)
    await platform.clock.advance(SAVE_INTERVAL_MS)
    platform.setHidden(true)
    await settled()

    expect(puts()).toHaveLength(1)
    expect(local()).toMatchObject({ savedAt: null, data: { skinTone: 5 } })
    stop()
  },
)

test(
  'a server of another origin than the page is never asked; the browser keeps the settings',
  { tags: ['SET-04'] },
  async () => {
    const { platform, change, puts, local, stop } = saving({ href: 'https://deck.example/' })

    change(4)
    await platform.clock.advance(SAVE_INTERVAL_MS)

    expect(puts()).toHaveLength(0)
    expect(local()).toMatchObject({ savedAt: null, data: { skinTone: 4 } })
    stop()
  },
)

test(
  'each change is in the browser at once, of this account alone',
  { tags: ['SET-04'] },
  async () => {
    const { session, change, local, stop } = saving()

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

test(
  'at the start the server’s copy wins over a saved local one',
  { tags: ['SET-04'] },
  async () => {
    const storage = memoryStorage()
    const first = saving({ settings: SAVED, storage })
    first.change(5)
    await first.platform.clock.advance(SAVE_INTERVAL_MS)
    first.stop()
    const askedAt = first.platform.clock.now() + 1

    const second = saving({ settings: { ...SAVED, skinTone: 2 }, storage, askedAt })

    expect(second.session.store.get(serverSettingsAtom(second.session)).skinTone).toBe(2)
    expect(second.isSaved()).toBe(true)
    second.stop()
  },
)

test(
  'what the server got while the next page was on its way wins over what that page says',
  { tags: ['SET-04'] },
  async () => {
    const storage = memoryStorage()
    const first = saving({ settings: SAVED, storage })
    first.change(5)
    await first.platform.clock.advance(SAVE_INTERVAL_MS - 1)
    const askedAt = first.platform.clock.now()
    await first.platform.clock.advance(1)
    expect(first.puts()).toHaveLength(1)
    first.stop()

    const second = saving({ settings: SAVED, storage, askedAt }, SAVE_INTERVAL_MS)

    expect(second.session.store.get(serverSettingsAtom(second.session)).skinTone).toBe(5)
    second.stop()
    expect(second.puts()).toHaveLength(0)
  },
)

test(
  'a save from before the clock was set back says nothing of which copy is newer',
  { tags: ['SET-04'] },
  async () => {
    const storage = memoryStorage()
    const first = saving({ settings: SAVED, storage }, 7_200_000)
    first.change(5)
    await first.platform.clock.advance(SAVE_INTERVAL_MS)
    first.stop()

    const second = saving({ settings: { ...SAVED, skinTone: 2 }, storage })

    expect(second.session.store.get(serverSettingsAtom(second.session)).skinTone).toBe(2)
    second.stop()
  },
)

test(
  'an unsaved local copy wins over the server’s, and is sent',
  { tags: ['SET-04'] },
  async () => {
    const storage = memoryStorage()
    const first = saving({ settings: SAVED, storage })
    first.change(5)
    await Promise.resolve()
    first.stop()

    const second = saving({ settings: { ...SAVED, skinTone: 2 }, storage })
    expect(second.session.store.get(serverSettingsAtom(second.session)).skinTone).toBe(5)

    await second.platform.clock.advance(SAVE_INTERVAL_MS)
    expect(await second.data(0)).toMatchObject({ skinTone: 5 })
    second.stop()
  },
)

test('without any settings the default columns stand', { tags: ['COL-01'] }, () => {
  const { session, stop } = saving({})

  const columns = session.app.get(columnsAtom)
  expect(columns.map(({ id }) => id)).toEqual(['COMPOSE', 'HOME', 'NOTIFICATIONS'])
  expect(new Set(columns.map(({ uuid }) => uuid)).size).toBe(3)
  expect(columns.map(({ params }) => params)).toEqual([{}, {}, {}])
  stop()
})

test(
  'a column of an unknown kind is kept, under a key of our own',
  { tags: ['COL-14'] },
  async () => {
    const unknown = { id: 'XYZ', uuid: 'x', params: { a: 1 } }
    const { session, platform, data, stop } = saving({
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

    const next = saving({ settings: sent })
    const deck = next.session.app.get(columnsAtom)
    expect(deck.map(({ id }) => id)).toEqual(['HOME', 'XYZ', 'LIST', 'PUBLIC'])
    expect(deck[1]).toEqual({ ...unknown, accountKey: KEY })
    next.stop()
  },
)

test('columns of another account stay out of what an account saves', async () => {
  const { session, platform, data, stop } = saving()
  const other = { ...column('o', 'HOME'), accountKey: accountKey('ada', 'other.example') }

  session.app.set(columnsAtom, (columns) => [...columns, other])
  session.app.set(addColumnAtom, { id: 'PUBLIC', accountKey: KEY })
  await platform.clock.advance(SAVE_INTERVAL_MS)

  expect(await data(0)).toMatchObject({ columns: [{ uuid: 'h' }, { uuid: 'l' }, { id: 'PUBLIC' }] })
  stop()
})
