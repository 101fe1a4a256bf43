import { expect, test } from 'vitest'
import { addWorkspace } from '@colonnade/domain/workspaces'
import { column, testSession } from '../../testing/test-session.ts'
import {
  collapseColumnAtom,
  collapsedColumnsAtom,
  shownComposerAtom,
  expandComposerAtom,
} from './shown-strip.ts'
import { updateWorkspacesAtom } from './workspaces.ts'

const DECK = [column('a', 'HOME'), column('b', 'COMPOSE'), column('c', 'COMPOSE')]

function openColumns(columns = DECK) {
  return testSession({ columns }).session.app
}

test('returns the first composer of the shown workspace', { tags: ['RTE-02'] }, () => {
  expect(openColumns().get(shownComposerAtom)).toBe('b')
  expect(openColumns([column('a', 'HOME')]).get(shownComposerAtom)).toBeNull()
})

test(
  'returns null for a composer in another workspace, so that its own screen opens',
  { tags: ['RTE-02'] },
  () => {
    const app = openColumns()

    app.set(updateWorkspacesAtom, (workspaces) => addWorkspace(workspaces, 'two', 'Two'))

    expect(app.get(shownComposerAtom)).toBeNull()
    expect(app.set(expandComposerAtom)).toBeNull()
  },
)

test(
  'prefers an expanded composer, and expands one when all are collapsed',
  { tags: ['RTE-02'] },
  () => {
    const app = openColumns()

    app.set(collapseColumnAtom, 'b', true)
    expect(app.set(expandComposerAtom)).toBe('c')
    expect(app.get(collapsedColumnsAtom)).toEqual(['b'])

    app.set(collapseColumnAtom, 'c', true)
    expect(app.set(expandComposerAtom)).toBe('b')
    expect(app.get(collapsedColumnsAtom)).toEqual(['c'])
  },
)
