import { expect, test } from 'vitest'
import {
  addWorkspace,
  moveToTarget,
  renameWorkspace,
  showWorkspace,
} from '@colonnade/domain/workspaces'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { updateStripAtom, moveColumnAtom, removeColumnAtom } from '../columns/arrange-columns.ts'
import { updateColumnParamsAtom, columnAtoms, columnsAtom } from '../columns/columns.ts'
import { updateWorkspacesAtom, columnIdsAtom, workspacesAtom } from '../columns/workspaces.ts'
import { loadSettingsAtom } from './load-settings.ts'
import {
  changeServerSettingAtom,
  readLocalCopy,
  serverSettingsAtom,
  writeLocalCopy,
} from './server-settings.ts'
import { startSyncingSettings } from './sync-settings-across-tabs.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from './throttle-settings-save.ts'

const PUT = 'PUT /api/web/settings'
const SAVED = { columns: ['a', 'b', 'c'].map((uuid) => column(uuid, 'HOME')) }

function openTab(storage: KeyValueStorage) {
  const { session, server, platform } = testSession({ settings: SAVED, storage })
  server.on(PUT, () => Response.json({}))
  session.store.set(loadSettingsAtom, session)
  startSavingSettings(session)
  startSyncingSettings(session.app)
  const puts = () => server.requests().filter(({ method }) => method === 'PUT').length
  const { app } = session
  const wait = (ms: number) => platform.clock.advance(ms)
  return { app, session, server, puts, wait, ids: () => app.get(columnIdsAtom) }
}

function openTwoTabs() {
  const [first, second] = createTabStorages(2)
  return { one: openTab(first!), two: openTab(second!) }
}

const addColumn = (app: ReturnType<typeof openTab>['app'], uuid: string) =>
  app.set(columnsAtom, (columns) => [...columns, { ...columns[0]!, uuid }])

test(
  'shows columns that another tab added, moved and removed',
  { tags: ['SET-04', 'COL-02', 'COL-03'] },
  async () => {
    const { one, two } = openTwoTabs()

    addColumn(one.app, 'new')
    await flushPromises()
    expect(two.ids()).toEqual(['a', 'b', 'c', 'new'])

    one.app.set(moveColumnAtom, 'new', -1)
    await flushPromises()
    expect(two.ids()).toEqual(['a', 'b', 'new', 'c'])

    two.app.set(removeColumnAtom, 'a')
    await flushPromises()
    expect(one.ids()).toEqual(['b', 'new', 'c'])
  },
)

test(
  'saves to the server only from the tab that changed last, without echoes',
  { tags: ['SET-02'] },
  async () => {
    const { one, two } = openTwoTabs()

    one.app.set(moveColumnAtom, 'a', 1)
    await flushPromises()
    two.app.set(moveColumnAtom, 'c', -1)
    await flushPromises()
    await one.wait(SAVE_INTERVAL_MS * 3)
    await two.wait(SAVE_INTERVAL_MS * 3)

    expect([one.puts(), two.puts()]).toEqual([0, 1])
    expect(one.ids()).toEqual(['b', 'c', 'a'])
    expect(two.ids()).toEqual(one.ids())
  },
)

test(
  'keeps the shown workspace per tab and syncs all workspaces',
  { tags: ['BY-30'] },
  async () => {
    const { one, two } = openTwoTabs()

    one.app.set(updateWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))
    addColumn(one.app, 'new')
    await flushPromises()

    expect(two.app.get(workspacesAtom).list.map(({ name }) => name)).toEqual(['', 'Work'])
    expect([one.ids(), two.ids()]).toEqual([['new'], ['a', 'b', 'c']])

    two.app.set(updateWorkspacesAtom, (all) => renameWorkspace(all, 'w2', 'Play'))
    await flushPromises()
    expect(one.app.get(workspacesAtom).list[1]?.name).toBe('Play')
    expect(one.ids()).toEqual(['new'])

    one.app.set(updateWorkspacesAtom, (all) => showWorkspace(all, all.list[0].id))
    await flushPromises()
    expect([one.ids(), two.ids()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  },
)

test(
  'drops a dragged column beside one that another tab added during the drag',
  { tags: ['COL-04'] },
  async () => {
    const { one, two } = openTwoTabs()
    // A drag stores only the uuid of the dragged column and of the column that it goes before.
    addColumn(two.app, 'new')
    await flushPromises()

    one.app.set(updateStripAtom, (strip) => moveToTarget(strip, 'a', { kind: 'gap', index: 2 }))
    await flushPromises()

    expect(one.ids()).toEqual(['b', 'c', 'a', 'new'])
    expect(two.ids()).toEqual(one.ids())
  },
)

test(
  'syncs a column’s settings and keeps the identity of unchanged columns',
  { tags: ['COL-05'] },
  async () => {
    const { one, two } = openTwoTabs()
    const kept = two.app.get(columnAtoms('b'))

    one.app.set(updateColumnParamsAtom, 'a', ['other', 'onlyMedia'], true)
    one.session.store.set(changeServerSettingAtom, one.session, ['skinTone'], 4)
    await flushPromises()

    expect(two.app.get(columnAtoms('a'))?.params).toEqual({ other: { onlyMedia: true } })
    expect(two.app.get(columnAtoms('b'))).toBe(kept)
    expect(two.session.store.get(serverSettingsAtom(two.session)).skinTone).toBe(4)
  },
)

test(
  'does not overwrite a newer copy of another tab after a save succeeds',
  { tags: ['SET-03'] },
  async () => {
    const [storage] = createTabStorages(1)
    const { app, session, server, wait } = openTab(storage!)
    const held = server.hold(PUT)
    app.set(moveColumnAtom, 'a', 1)
    await wait(SAVE_INTERVAL_MS)

    // Written by another tab; this one has not received the event yet.
    const newer = { savedAt: null, data: { columns: [column('z', 'HOME')] } }
    writeLocalCopy(storage!, session.key, newer)
    held.answer(Response.json({}))
    await flushPromises()

    expect(readLocalCopy(storage!, session.key)).toEqual(newer)
  },
)
