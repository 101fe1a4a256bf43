import { expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import {
  readLayout,
  setWidth,
  showWorkspace,
  stackBelow,
  getWorkspaceColumns,
} from '@colonnade/domain/workspaces'
import { column, testSession } from '../../testing/test-session.ts'
import { sessionsAtom } from '../sessions.ts'
import { toastsAtom, runMessageActionAtom } from '../ui/messages.ts'
import { updateStripAtom, moveToWorkspaceAtom, removeColumnAtom } from './arrange-columns.ts'
import {
  createWorkspaceAtom,
  duplicateWorkspaceAtom,
  removeWorkspaceAtom,
} from './arrange-workspaces.ts'
import { addColumnAtom, columnAtoms, columnsAtom, unreadAtoms } from './columns.ts'
import { importLayoutAtom, layoutFileAtom, workspaceFileAtom } from './import-export-layout.ts'
import {
  updateWorkspacesAtom,
  columnIdsAtom,
  layoutAtom,
  workspacesAtom,
  workspaceUnreadAtoms,
} from './workspaces.ts'

function openColumns() {
  const { session } = testSession({
    columns: [column('a', 'HOME'), column('b', 'LIST', { id: '3' }), column('c', 'PUBLIC')],
  })
  const { app } = session
  app.set(updateStripAtom, (strip) => setWidth(stackBelow(strip, 'b', 'a'), 'a', 500))
  const getLayout = () =>
    app.get(workspacesAtom).list.map((one) => `${one.name}:${getWorkspaceColumns(one).join('')}`)
  const show = (id: string) => app.set(updateWorkspacesAtom, (all) => showWorkspace(all, id))
  const undo = () => app.set(runMessageActionAtom, app.get(toastsAtom).at(-1)!.key)
  return { app, session, getLayout, show, undo, ids: () => app.get(columnIdsAtom) }
}

test(
  'shows a new, empty workspace and adds new columns to it',
  { tags: ['BY-30', 'COL-02'] },
  () => {
    const { app, getLayout, show } = openColumns()

    app.set(createWorkspaceAtom, '  Work ')
    expect(app.get(columnIdsAtom)).toEqual([])
    const uuid = app.set(addColumnAtom, { id: 'HOME' })
    show('first')

    expect(getLayout()).toEqual([':abc', `Work:${uuid}`])
  },
)

test(
  'duplicates a workspace with new columns of the same params, and shows it',
  { tags: ['BY-48'] },
  () => {
    const { app, ids } = openColumns()

    app.set(duplicateWorkspaceAtom, 'first', 'Copy')

    const copies = ids()
    expect(copies).toHaveLength(3)
    expect(new Set([...copies, 'a', 'b', 'c']).size).toBe(6)
    expect(copies.map((uuid) => app.get(columnAtoms(uuid))?.id)).toEqual(['HOME', 'LIST', 'PUBLIC'])
    expect(app.get(columnAtoms(copies[1]!))?.params).toEqual({ id: '3' })
  },
)

test(
  'removes a workspace with its columns and restores both on undo',
  { tags: ['BY-30', 'BY-44'] },
  () => {
    const { app, getLayout, undo } = openColumns()
    app.set(createWorkspaceAtom, 'Work')
    app.set(moveToWorkspaceAtom, 'c', app.get(workspacesAtom).active)
    const before = app.get(layoutAtom)
    const [first] = before.workspaces.list

    app.set(removeWorkspaceAtom, first.id)
    expect(getLayout()).toEqual(['Work:c'])
    expect(app.get(columnsAtom).map(({ uuid }) => uuid)).toEqual(['c'])
    const added = app.set(addColumnAtom, { id: 'DIRECT' })
    undo()

    expect(app.get(workspacesAtom).list[0]).toEqual(first)
    expect(getLayout()).toEqual([':ab', `Work:c${added}`])
    expect(app.get(columnAtoms('b'))?.params).toEqual({ id: '3' })
  },
)

test('does not remove the last workspace', { tags: ['BY-30'] }, () => {
  const { app, getLayout } = openColumns()

  app.set(removeWorkspaceAtom, 'first')
  app.set(removeWorkspaceAtom, 'gone')

  expect(getLayout()).toEqual([':abc'])
  expect(app.get(toastsAtom)).toEqual([])
})

test(
  'does not restore columns of an account that has signed out since',
  { tags: ['BY-44'] },
  () => {
    const { app, ids, undo } = openColumns()
    app.set(removeColumnAtom, 'b')
    app.set(sessionsAtom, [])

    undo()

    expect(ids()).toEqual(['a', 'c'])
  },
)

test('sums the unread counts of a workspace’s columns', { tags: ['BY-42'] }, () => {
  const { app } = openColumns()
  app.set(unreadAtoms('a'), 4)
  app.set(unreadAtoms('c'), 5)

  expect(app.get(workspaceUnreadAtoms('first'))).toBe(9)
  app.set(createWorkspaceAtom, 'Work')
  app.set(moveToWorkspaceAtom, 'c', app.get(workspacesAtom).active)

  expect(app.get(workspaceUnreadAtoms('first'))).toBe(4)
  expect(app.get(workspaceUnreadAtoms(app.get(workspacesAtom).active))).toBe(5)
  expect(app.get(workspaceUnreadAtoms('gone'))).toBe(0)
})

const parseFile = (text: string) => {
  const reading = readLayout(text)
  if (!reading.isRead) throw new Error(reading.refusal)
  return reading.layout
}

test('exports all workspaces or only the shown one, without a token', { tags: ['BY-48'] }, () => {
  const { app, session } = openColumns()
  app.set(createWorkspaceAtom, 'Work')
  app.set(moveToWorkspaceAtom, 'c', app.get(workspacesAtom).active)

  expect(parseFile(app.get(layoutFileAtom))).toEqual(app.get(layoutAtom))
  expect(app.get(layoutFileAtom)).not.toContain(session.meta.access_token)
  const one = parseFile(app.get(workspaceFileAtom))
  expect(one.workspaces.list.map(({ name }) => name)).toEqual(['Work'])
  expect(one.columns.map(({ uuid }) => uuid)).toEqual(['c'])
})

test('adds an imported layout for the chosen accounts, and undoes it', { tags: ['BY-48'] }, () => {
  const { app, session, getLayout, undo } = openColumns()
  const far = accountKey('ada', 'far.example')
  const file = parseFile(app.get(layoutFileAtom))
  const layout = { ...file, columns: file.columns.map((one) => ({ ...one, accountKey: far })) }
  const before = app.get(layoutAtom)

  app.set(importLayoutAtom, { layout, getAccount: () => session.key, isReplacing: false })
  expect(app.get(columnsAtom)).toHaveLength(6)
  expect(app.get(columnsAtom).every(({ accountKey: key }) => key === session.key)).toBe(true)
  expect(app.get(columnIdsAtom)).not.toContain('a')
  app.set(removeColumnAtom, 'a')
  app.set(runMessageActionAtom, app.get(toastsAtom)[0]!.key)

  expect(getLayout()).toEqual([':bc'])
  undo()
  expect(app.get(layoutAtom)).toEqual(before)
})

test(
  'replaces the layout with an imported one, and undoes it',
  { tags: ['BY-48', 'BY-44'] },
  () => {
    const { app, session, getLayout, undo } = openColumns()
    app.set(createWorkspaceAtom, 'Work')
    const file = parseFile(app.get(workspaceFileAtom))
    const before = app.get(layoutAtom)

    app.set(importLayoutAtom, { layout: file, getAccount: () => session.key, isReplacing: true })
    expect(getLayout()).toEqual(['Work:'])
    expect(app.get(columnsAtom)).toEqual([])
    undo()

    expect(app.get(layoutAtom).workspaces).toEqual(before.workspaces)
    expect(app.get(layoutAtom).columns).toEqual(before.columns)
  },
)
