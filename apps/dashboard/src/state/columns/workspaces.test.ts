import { expect, test } from 'vitest'
import { accountKey, type AccountKey } from '@colonnade/domain/entities'
import {
  addWorkspace,
  changeWorkspace,
  moveInStrip,
  moveToWorkspace,
  setWidth,
  setWorkspaceMode,
  showWorkspace,
  stackBelow,
  type Strip,
  withStrip,
} from '@colonnade/domain/workspaces'
import { createMemoryStorage } from '../../lib/storage.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { loadSettingsAtom } from '../settings/load-settings.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from '../settings/throttle-settings-save.ts'
import { toastsAtom, runMessageActionAtom } from '../ui/messages.ts'
import { updateStripAtom, removeColumnAtom } from './arrange-columns.ts'
import { columnsAtom } from './columns.ts'
import {
  updateWorkspacesAtom,
  columnIdsAtom,
  joinWorkspacesAtom,
  workspacesAtom,
} from './workspaces.ts'

const SAVED = { columns: ['a', 'b', 'c'].map((uuid) => column(uuid, 'HOME')) }

function openColumns(settings: unknown, storage = createMemoryStorage()) {
  const { session, server, platform } = testSession({ settings, storage })
  server.on('PUT /api/web/settings', () => Response.json({}))
  session.store.set(loadSettingsAtom, session)
  const stop = startSavingSettings(session)
  const { app } = session
  const saved = async () => {
    await platform.clock.advance(SAVE_INTERVAL_MS)
    const puts = server.requests().filter(({ method }) => method === 'PUT')
    return ((await puts.at(-1)!.clone().json()) as { data: Record<string, unknown> }).data
  }
  const strips = () =>
    app.get(workspacesAtom).list.map(({ strip }) => strip.map((one) => one.columns.join('')))
  return { app, session, platform, stop, saved, strips, ids: () => app.get(columnIdsAtom) }
}

const updateStrip = (deck: ReturnType<typeof openColumns>, change: (one: Strip) => Strip) =>
  deck.app.set(updateStripAtom, change)

test(
  'restores widths, stacks, tiles and several workspaces from the server',
  { tags: ['BY-30', 'SET-02'] },
  async () => {
    const first = openColumns(SAVED)
    updateStrip(first, (one) => setWidth(stackBelow(one, 'c', 'a'), 'b', 444))
    first.app.set(updateWorkspacesAtom, (all) =>
      setWorkspaceMode(moveToWorkspace(addWorkspace(all, 'w2', 'Work'), 'b', 'w2'), 'w2', 'tiles'),
    )
    const sent = await first.saved()

    const next = openColumns(sent)

    expect(next.app.get(workspacesAtom).list).toEqual(first.app.get(workspacesAtom).list)
    expect(next.strips()).toEqual([['ac'], ['b']])
  },
)

test(
  'saves a plain order only as columns, which other clients read too',
  { tags: ['SET-05'] },
  async () => {
    const deck = openColumns(SAVED)

    updateStrip(deck, (one) => moveInStrip(one, 'a', 1))

    const sent = await deck.saved()
    expect(sent['columns']).toMatchObject([{ uuid: 'b' }, { uuid: 'a' }, { uuid: 'c' }])
    expect(sent).not.toHaveProperty('colonnade')
  },
)

test.each([7, 'x', null, [], {}, { list: 7 }, { list: [{ strip: [{ columns: [1] }] }] }])(
  'loses no column when the saved workspaces are %j',
  { tags: ['SET-01'] },
  (workspaces) => {
    expect(openColumns({ ...SAVED, colonnade: { workspaces } }).ids()).toEqual(['a', 'b', 'c'])
  },
)

test(
  'shows the last shown workspace again, in this browser only',
  { tags: ['BY-30'] },
  async () => {
    const storage = createMemoryStorage()
    const first = openColumns(SAVED, storage)
    first.app.set(updateWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))
    const sent = await first.saved()
    first.stop()

    expect(openColumns(sent, storage).app.get(workspacesAtom).active).toBe('w2')
    expect(openColumns(sent).app.get(workspacesAtom).active).toBe('first')
  },
)

test(
  'keeps the workspace of this tab on reload, whatever other tabs showed since',
  { tags: ['BY-30'] },
  () => {
    const storage = createMemoryStorage()
    const deck = openColumns(SAVED, storage)
    deck.app.set(updateWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))
    storage.write('colonnade/shown-workspace', 'first')

    deck.app.set(joinWorkspacesAtom, deck.app.get(workspacesAtom), [])

    expect(deck.app.get(workspacesAtom).active).toBe('w2')
  },
)

test('keeps layout changes made after a removal when it is undone', { tags: ['BY-44'] }, () => {
  const deck = openColumns(SAVED)
  updateStrip(deck, (one) => setWidth(stackBelow(one, 'b', 'a'), 'a', 500))
  deck.app.set(removeColumnAtom, 'b')
  updateStrip(deck, (one) => setWidth(moveInStrip(one, 'c', -1), 'c', 300))
  deck.app.set(updateWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))

  deck.app.set(runMessageActionAtom, deck.app.get(toastsAtom).at(-1)!.key)

  const { list, active } = deck.app.get(workspacesAtom)
  expect(list[0].strip).toMatchObject([
    { columns: ['c'], width: 300 },
    { columns: ['a', 'b'], width: 500 },
  ])
  expect([list.length, active]).toEqual([2, 'w2'])
})

const ada = accountKey('ada', 'other.example')

/** Another account starts after the first, as `load-settings.ts` starts it. */
function joinAccount(
  deck: ReturnType<typeof openColumns>,
  key: AccountKey,
  uuids: readonly string[],
  then: 'plain' | 'arranged',
) {
  const former = changeWorkspace(deck.app.get(workspacesAtom), 'first', (one) =>
    withStrip(
      one,
      ['a', 'x', 'b', 'y', 'c'].map((uuid) => ({ columns: [uuid], width: null, shares: null })),
    ),
  )
  deck.app.set(joinWorkspacesAtom, then === 'plain' ? null : former, uuids)
  deck.app.set(columnsAtom, (others) => [
    ...others,
    ...uuids.map((uuid) => ({ ...column(uuid, 'HOME'), accountKey: key })),
  ])
}

test(
  'keeps the order of columns of several accounts among each other',
  { tags: ['BY-02', 'SET-04'] },
  async () => {
    const first = openColumns(SAVED)
    joinAccount(first, ada, ['x', 'y'], 'plain')
    expect(first.ids()).toEqual(['a', 'b', 'c', 'x', 'y'])
    updateStrip(first, (one) => moveInStrip(one, 'x', -1))
    const sent = await first.saved()

    const next = openColumns(sent)
    joinAccount(next, ada, ['x', 'y'], 'plain')

    expect(sent['columns']).toHaveLength(3)
    expect(next.ids()).toEqual(['a', 'b', 'x', 'c', 'y'])
  },
)

test(
  'restores the columns of a returning account by its settings and keeps the others in position',
  { tags: ['BY-02'] },
  () => {
    const deck = openColumns(SAVED)
    updateStrip(deck, (one) => setWidth(moveInStrip(one, 'c', -1), 'a', 500))

    joinAccount(deck, ada, ['x', 'y'], 'arranged')

    expect(deck.ids()).toEqual(['a', 'x', 'c', 'b', 'y'])
    expect(deck.app.get(workspacesAtom).list[0].strip[0]?.width).toBe(500)
  },
)

test(
  'does not mark settings as unsaved when another workspace is shown',
  { tags: ['SET-02'] },
  async () => {
    const deck = openColumns(SAVED)
    deck.app.set(updateWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))
    const before = await deck.saved()

    deck.app.set(updateWorkspacesAtom, (all) => showWorkspace(all, 'first'))
    await deck.platform.clock.advance(SAVE_INTERVAL_MS)

    expect(await deck.saved()).toEqual(before)
    expect(deck.ids()).toEqual(['a', 'b', 'c'])
  },
)
