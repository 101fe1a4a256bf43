import { expect, test } from 'vitest'
import {
  addWorkspace,
  putAtSpot,
  renameWorkspace,
  showWorkspace,
} from '@colonnade/domain/workspaces'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { settled } from '../../testing/fake-clock.ts'
import { tabStorages } from '../../testing/tab-storages.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { changeStripAtom, moveColumnAtom, removeColumnAtom } from '../columns/arrange-columns.ts'
import { changeColumnParamsAtom, columnAtoms, columnsAtom } from '../columns/columns.ts'
import { changeWorkspacesAtom, columnIdsAtom, workspacesAtom } from '../columns/workspaces.ts'
import { startFollowingTabs } from './follow-tabs.ts'
import { loadSettingsAtom } from './load-settings.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from './save-settings.ts'
import {
  changeServerSettingAtom,
  readLocalCopy,
  serverSettingsAtom,
  writeLocalCopy,
} from './server-settings.ts'

const PUT = 'PUT /api/web/settings'
const SAVED = { columns: ['a', 'b', 'c'].map((uuid) => column(uuid, 'HOME')) }

function tab(storage: KeyValueStorage) {
  const { session, server, platform } = testSession({ settings: SAVED, storage })
  server.on(PUT, () => Response.json({}))
  session.store.set(loadSettingsAtom, session)
  startSavingSettings(session)
  startFollowingTabs(session.app)
  const puts = () => server.requests().filter(({ method }) => method === 'PUT').length
  const { app } = session
  const wait = (ms: number) => platform.clock.advance(ms)
  return { app, session, server, puts, wait, ids: () => app.get(columnIdsAtom) }
}

function twoTabs() {
  const [first, second] = tabStorages(2)
  return { one: tab(first!), two: tab(second!) }
}

const add = (app: ReturnType<typeof tab>['app'], uuid: string) =>
  app.set(columnsAtom, (columns) => [...columns, { ...columns[0]!, uuid }])

test(
  'what one tab adds, moves and removes shows in the other',
  { tags: ['SET-04', 'COL-02', 'COL-03'] },
  async () => {
    const { one, two } = twoTabs()

    add(one.app, 'new')
    await settled()
    expect(two.ids()).toEqual(['a', 'b', 'c', 'new'])

    one.app.set(moveColumnAtom, 'new', -1)
    await settled()
    expect(two.ids()).toEqual(['a', 'b', 'new', 'c'])

    two.app.set(removeColumnAtom, 'a')
    await settled()
    expect(one.ids()).toEqual(['b', 'new', 'c'])
  },
)

test(
  'only the tab that changed it last tells the server, and neither answers the other',
  { tags: ['SET-02'] },
  async () => {
    const { one, two } = twoTabs()

    one.app.set(moveColumnAtom, 'a', 1)
    await settled()
    two.app.set(moveColumnAtom, 'c', -1)
    await settled()
    await one.wait(SAVE_INTERVAL_MS * 3)
    await two.wait(SAVE_INTERVAL_MS * 3)

    expect([one.puts(), two.puts()]).toEqual([0, 1])
    expect(one.ids()).toEqual(['b', 'c', 'a'])
    expect(two.ids()).toEqual(one.ids())
  },
)

test(
  'each tab shows its own workspace, and both know all of them',
  { tags: ['BY-30'] },
  async () => {
    const { one, two } = twoTabs()

    one.app.set(changeWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))
    add(one.app, 'new')
    await settled()

    expect(two.app.get(workspacesAtom).list.map(({ name }) => name)).toEqual(['', 'Work'])
    expect([one.ids(), two.ids()]).toEqual([['new'], ['a', 'b', 'c']])

    two.app.set(changeWorkspacesAtom, (all) => renameWorkspace(all, 'w2', 'Play'))
    await settled()
    expect(one.app.get(workspacesAtom).list[1]?.name).toBe('Play')
    expect(one.ids()).toEqual(['new'])

    one.app.set(changeWorkspacesAtom, (all) => showWorkspace(all, all.list[0].id))
    await settled()
    expect([one.ids(), two.ids()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  },
)

test(
  'a column that was dragged while another tab added one is dropped beside it',
  { tags: ['COL-04'] },
  async () => {
    const { one, two } = twoTabs()
    // A drag holds nothing but the uuid of what is dragged, and before which other it goes.
    add(two.app, 'new')
    await settled()

    one.app.set(changeStripAtom, (strip) => putAtSpot(strip, 'a', { kind: 'gap', index: 2 }))
    await settled()

    expect(one.ids()).toEqual(['b', 'c', 'a', 'new'])
    expect(two.ids()).toEqual(one.ids())
  },
)

test(
  'a column’s own settings follow, and what did not change stays the very same',
  { tags: ['COL-05'] },
  async () => {
    const { one, two } = twoTabs()
    const kept = two.app.get(columnAtoms('b'))

    one.app.set(changeColumnParamsAtom, 'a', ['other', 'onlyMedia'], true)
    one.session.store.set(changeServerSettingAtom, one.session, ['skinTone'], 4)
    await settled()

    expect(two.app.get(columnAtoms('a'))?.params).toEqual({ other: { onlyMedia: true } })
    expect(two.app.get(columnAtoms('b'))).toBe(kept)
    expect(two.session.store.get(serverSettingsAtom(two.session)).skinTone).toBe(4)
  },
)

test(
  'a save that succeeds does not write over what another tab has just written',
  { tags: ['SET-03'] },
  async () => {
    const [storage] = tabStorages(1)
    const { app, session, server, wait } = tab(storage!)
    const held = server.hold(PUT)
    app.set(moveColumnAtom, 'a', 1)
    await wait(SAVE_INTERVAL_MS)

    // Another tab's, of which this one has not heard yet.
    const newer = { savedAt: null, data: { columns: [column('z', 'HOME')] } }
    writeLocalCopy(storage!, session.key, newer)
    held.answer(Response.json({}))
    await settled()

    expect(readLocalCopy(storage!, session.key)).toEqual(newer)
  },
)
