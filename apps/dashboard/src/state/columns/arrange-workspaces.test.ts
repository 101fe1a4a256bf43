import { expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import {
  readLayout,
  setWidth,
  showWorkspace,
  stackBelow,
  workspaceColumns,
} from '@colonnade/domain/workspaces'
import { column, testSession } from '../../testing/test-session.ts'
import { sessionsAtom } from '../sessions.ts'
import { noticesAtom, runMessageActionAtom } from '../ui/messages.ts'
import { changeStripAtom, moveToWorkspaceAtom, removeColumnAtom } from './arrange-columns.ts'
import {
  createWorkspaceAtom,
  duplicateWorkspaceAtom,
  removeWorkspaceAtom,
} from './arrange-workspaces.ts'
import { addColumnAtom, columnAtoms, columnsAtom, unreadAtoms } from './columns.ts'
import { importLayoutAtom, layoutFileAtom, workspaceFileAtom } from './exchange-layout.ts'
import {
  changeWorkspacesAtom,
  columnIdsAtom,
  layoutAtom,
  workspacesAtom,
  workspaceUnreadAtoms,
} from './workspaces.ts'

function deck() {
  const { session } = testSession({
    columns: [column('a', 'HOME'), column('b', 'LIST', { id: '3' }), column('c', 'PUBLIC')],
  })
  const { app } = session
  app.set(changeStripAtom, (strip) => setWidth(stackBelow(strip, 'b', 'a'), 'a', 500))
  const drawn = () =>
    app.get(workspacesAtom).list.map((one) => `${one.name}:${workspaceColumns(one).join('')}`)
  const show = (id: string) => app.set(changeWorkspacesAtom, (all) => showWorkspace(all, id))
  const undo = () => app.set(runMessageActionAtom, app.get(noticesAtom).at(-1)!.key)
  return { app, session, drawn, show, undo, ids: () => app.get(columnIdsAtom) }
}

test(
  'a new workspace is empty and shown, and a new column stands in it',
  { tags: ['BY-30', 'COL-02'] },
  () => {
    const { app, drawn, show } = deck()

    app.set(createWorkspaceAtom, '  Work ')
    expect(app.get(columnIdsAtom)).toEqual([])
    const uuid = app.set(addColumnAtom, { id: 'HOME' })
    show('first')

    expect(drawn()).toEqual([':abc', `Work:${uuid}`])
  },
)

test('a copy has columns of its own, with their params, and is shown', { tags: ['BY-48'] }, () => {
  const { app, ids } = deck()

  app.set(duplicateWorkspaceAtom, 'first', 'Copy')

  const copies = ids()
  expect(copies).toHaveLength(3)
  expect(new Set([...copies, 'a', 'b', 'c']).size).toBe(6)
  expect(copies.map((uuid) => app.get(columnAtoms(uuid))?.id)).toEqual(['HOME', 'LIST', 'PUBLIC'])
  expect(app.get(columnAtoms(copies[1]!))?.params).toEqual({ id: '3' })
})

test(
  'a removed workspace takes its columns along, and one press brings all of it back',
  { tags: ['BY-30', 'BY-44'] },
  () => {
    const { app, drawn, undo } = deck()
    app.set(createWorkspaceAtom, 'Work')
    app.set(moveToWorkspaceAtom, 'c', app.get(workspacesAtom).active)
    const before = app.get(layoutAtom)
    const [first] = before.workspaces.list

    app.set(removeWorkspaceAtom, first.id)
    expect(drawn()).toEqual(['Work:c'])
    expect(app.get(columnsAtom).map(({ uuid }) => uuid)).toEqual(['c'])
    const added = app.set(addColumnAtom, { id: 'DIRECT' })
    undo()

    expect(app.get(workspacesAtom).list[0]).toEqual(first)
    expect(drawn()).toEqual([':ab', `Work:c${added}`])
    expect(app.get(columnAtoms('b'))?.params).toEqual({ id: '3' })
  },
)

test('the last workspace stays', { tags: ['BY-30'] }, () => {
  const { app, drawn } = deck()

  app.set(removeWorkspaceAtom, 'first')
  app.set(removeWorkspaceAtom, 'gone')

  expect(drawn()).toEqual([':abc'])
  expect(app.get(noticesAtom)).toEqual([])
})

test(
  'columns of an account that signed out meanwhile do not come back',
  { tags: ['BY-44'] },
  () => {
    const { app, ids, undo } = deck()
    app.set(removeColumnAtom, 'b')
    app.set(sessionsAtom, [])

    undo()

    expect(ids()).toEqual(['a', 'c'])
  },
)

test('what waits unread in a workspace is the sum of its columns', { tags: ['BY-42'] }, () => {
  const { app } = deck()
  app.set(unreadAtoms('a'), 4)
  app.set(unreadAtoms('c'), 5)

  expect(app.get(workspaceUnreadAtoms('first'))).toBe(9)
  app.set(createWorkspaceAtom, 'Work')
  app.set(moveToWorkspaceAtom, 'c', app.get(workspacesAtom).active)

  expect(app.get(workspaceUnreadAtoms('first'))).toBe(4)
  expect(app.get(workspaceUnreadAtoms(app.get(workspacesAtom).active))).toBe(5)
  expect(app.get(workspaceUnreadAtoms('gone'))).toBe(0)
})

const layoutOf = (text: string) => {
  const reading = readLayout(text)
  if (!reading.isRead) throw new Error(reading.refusal)
  return reading.layout
}

test(
  'a file holds all workspaces, or the one that is shown, and no token',
  { tags: ['BY-48'] },
  () => {
    const { app, session } = deck()
    app.set(createWorkspaceAtom, 'Work')
    app.set(moveToWorkspaceAtom, 'c', app.get(workspacesAtom).active)

    expect(layoutOf(app.get(layoutFileAtom))).toEqual(app.get(layoutAtom))
    expect(app.get(layoutFileAtom)).not.toContain(session.meta.access_token)
    const one = layoutOf(app.get(workspaceFileAtom))
    expect(one.workspaces.list.map(({ name }) => name)).toEqual(['Work'])
    expect(one.columns.map(({ uuid }) => uuid)).toEqual(['c'])
  },
)

test(
  'an imported layout stands beside one’s own, for the accounts that take it, until it is undone',
  { tags: ['BY-48'] },
  () => {
    const { app, session, drawn, undo } = deck()
    const far = accountKey('ada', 'far.example')
    const file = layoutOf(app.get(layoutFileAtom))
    const layout = { ...file, columns: file.columns.map((one) => ({ ...one, accountKey: far })) }
    const before = app.get(layoutAtom)

    app.set(importLayoutAtom, { layout, accountOf: () => session.key, isReplacing: false })
    expect(app.get(columnsAtom)).toHaveLength(6)
    expect(app.get(columnsAtom).every(({ accountKey: key }) => key === session.key)).toBe(true)
    expect(app.get(columnIdsAtom)).not.toContain('a')
    app.set(removeColumnAtom, 'a')
    app.set(runMessageActionAtom, app.get(noticesAtom)[0]!.key)

    expect(drawn()).toEqual([':bc'])
    undo()
    expect(app.get(layoutAtom)).toEqual(before)
  },
)

test(
  'an imported layout replaces one’s own, until it is undone',
  { tags: ['BY-48', 'BY-44'] },
  () => {
    const { app, session, drawn, undo } = deck()
    app.set(createWorkspaceAtom, 'Work')
    const file = layoutOf(app.get(workspaceFileAtom))
    const before = app.get(layoutAtom)

    app.set(importLayoutAtom, { layout: file, accountOf: () => session.key, isReplacing: true })
    expect(drawn()).toEqual(['Work:'])
    expect(app.get(columnsAtom)).toEqual([])
    undo()

    expect(app.get(layoutAtom).workspaces).toEqual(before.workspaces)
    expect(app.get(layoutAtom).columns).toEqual(before.columns)
  },
)
