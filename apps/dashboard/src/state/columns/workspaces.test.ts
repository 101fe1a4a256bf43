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
import { memoryStorage } from '../../lib/storage.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { loadSettingsAtom } from '../settings/load-settings.ts'
import { SAVE_INTERVAL_MS, startSavingSettings } from '../settings/save-settings.ts'
import { noticesAtom, runMessageActionAtom } from '../ui/messages.ts'
import { changeStripAtom, removeColumnAtom } from './arrange-columns.ts'
import { columnsAtom } from './columns.ts'
import {
  changeWorkspacesAtom,
  columnIdsAtom,
  joinWorkspacesAtom,
  workspacesAtom,
} from './workspaces.ts'

const SAVED = { columns: ['a', 'b', 'c'].map((uuid) => column(uuid, 'HOME')) }

function opened(settings: unknown, storage = memoryStorage()) {
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

const strip = (deck: ReturnType<typeof opened>, change: (one: Strip) => Strip) =>
  deck.app.set(changeStripAtom, change)

test(
  'widths, stacks, tiles and several workspaces come back from the server',
  { tags: ['BY-30', 'SET-02'] },
  async () => {
    const first = opened(SAVED)
    strip(first, (one) => setWidth(stackBelow(one, 'c', 'a'), 'b', 444))
    first.app.set(changeWorkspacesAtom, (all) =>
      setWorkspaceMode(moveToWorkspace(addWorkspace(all, 'w2', 'Work'), 'b', 'w2'), 'w2', 'tiles'),
    )
    const sent = await first.saved()

    const next = opened(sent)

    expect(next.app.get(workspacesAtom).list).toEqual(first.app.get(workspacesAtom).list)
    expect(next.strips()).toEqual([['ac'], ['b']])
  },
)

test(
  'an order alone is nothing but the columns that others read too',
  { tags: ['SET-05'] },
  async () => {
    const deck = opened(SAVED)

    strip(deck, (one) => moveInStrip(one, 'a', 1))

    const sent = await deck.saved()
    expect(sent['columns']).toMatchObject([{ uuid: 'b' }, { uuid: 'a' }, { uuid: 'c' }])
    expect(sent).not.toHaveProperty('colonnade')
  },
)

test.each([7, 'x', null, [], {}, { list: 7 }, { list: [{ strip: [{ columns: [1] }] }] }])(
  'workspaces that read %j lose no column',
  { tags: ['SET-01'] },
  (workspaces) => {
    expect(opened({ ...SAVED, colonnade: { workspaces } }).ids()).toEqual(['a', 'b', 'c'])
  },
)

test(
  'the workspace that was shown last is shown again, in this browser alone',
  { tags: ['BY-30'] },
  async () => {
    const storage = memoryStorage()
    const first = opened(SAVED, storage)
    first.app.set(changeWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))
    const sent = await first.saved()
    first.stop()

    expect(opened(sent, storage).app.get(workspacesAtom).active).toBe('w2')
    expect(opened(sent).app.get(workspacesAtom).active).toBe('first')
  },
)

test(
  'a reload keeps what this tab showed, whatever others showed since',
  { tags: ['BY-30'] },
  () => {
    const storage = memoryStorage()
    const deck = opened(SAVED, storage)
    deck.app.set(changeWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))
    storage.write('colonnade/shown-workspace', 'first')

    deck.app.set(joinWorkspacesAtom, deck.app.get(workspacesAtom), [])

    expect(deck.app.get(workspacesAtom).active).toBe('w2')
  },
)

test('an undone removal keeps what was laid out meanwhile', { tags: ['BY-44'] }, () => {
  const deck = opened(SAVED)
  strip(deck, (one) => setWidth(stackBelow(one, 'b', 'a'), 'a', 500))
  deck.app.set(removeColumnAtom, 'b')
  strip(deck, (one) => setWidth(moveInStrip(one, 'c', -1), 'c', 300))
  deck.app.set(changeWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))

  deck.app.set(runMessageActionAtom, deck.app.get(noticesAtom).at(-1)!.key)

  const { list, active } = deck.app.get(workspacesAtom)
  expect(list[0].strip).toMatchObject([
    { columns: ['c'], width: 300 },
    { columns: ['a', 'b'], width: 500 },
  ])
  expect([list.length, active]).toEqual([2, 'w2'])
})

const ada = accountKey('ada', 'other.example')

/** Another account starts after the first, as `load-settings.ts` starts it. */
function join(
  deck: ReturnType<typeof opened>,
  key: AccountKey,
  uuids: readonly string[],
  then: 'plain' | 'laid out',
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
  'columns of several accounts keep the order in which they stood between each other',
  { tags: ['BY-02', 'SET-04'] },
  async () => {
    const first = opened(SAVED)
    join(first, ada, ['x', 'y'], 'plain')
    expect(first.ids()).toEqual(['a', 'b', 'c', 'x', 'y'])
    strip(first, (one) => moveInStrip(one, 'x', -1))
    const sent = await first.saved()

    const next = opened(sent)
    join(next, ada, ['x', 'y'], 'plain')

    expect(sent['columns']).toHaveLength(3)
    expect(next.ids()).toEqual(['a', 'b', 'x', 'c', 'y'])
  },
)

test(
  'an account that comes back stands where its own settings know it, the others as they were left',
  { tags: ['BY-02'] },
  () => {
    const deck = opened(SAVED)
    strip(deck, (one) => setWidth(moveInStrip(one, 'c', -1), 'a', 500))

    join(deck, ada, ['x', 'y'], 'laid out')

    expect(deck.ids()).toEqual(['a', 'x', 'c', 'b', 'y'])
    expect(deck.app.get(workspacesAtom).list[0].strip[0]?.width).toBe(500)
  },
)

test('showing another workspace is nothing to save', { tags: ['SET-02'] }, async () => {
  const deck = opened(SAVED)
  deck.app.set(changeWorkspacesAtom, (all) => addWorkspace(all, 'w2', 'Work'))
  const before = await deck.saved()

  deck.app.set(changeWorkspacesAtom, (all) => showWorkspace(all, 'first'))
  await deck.platform.clock.advance(SAVE_INTERVAL_MS)

  expect(await deck.saved()).toEqual(before)
  expect(deck.ids()).toEqual(['a', 'b', 'c'])
})
