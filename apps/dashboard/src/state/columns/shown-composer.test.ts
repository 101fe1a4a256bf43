import { expect, test } from 'vitest'
import { addWorkspace } from '@colonnade/domain/workspaces'
import { column, testSession } from '../../testing/test-session.ts'
import {
  foldColumnAtom,
  foldedColumnsAtom,
  shownComposerAtom,
  unfoldComposerAtom,
} from './shown-strip.ts'
import { changeWorkspacesAtom } from './workspaces.ts'

const DECK = [column('a', 'HOME'), column('b', 'COMPOSE'), column('c', 'COMPOSE')]

function deck(columns = DECK) {
  return testSession({ columns }).session.app
}

test('the composer is the first of the shown workspace', { tags: ['RTE-02'] }, () => {
  expect(deck().get(shownComposerAtom)).toBe('b')
  expect(deck([column('a', 'HOME')]).get(shownComposerAtom)).toBeNull()
})

test(
  'one in another workspace is not in sight: its own screen has to open',
  { tags: ['RTE-02'] },
  () => {
    const app = deck()

    app.set(changeWorkspacesAtom, (workspaces) => addWorkspace(workspaces, 'two', 'Two'))

    expect(app.get(shownComposerAtom)).toBeNull()
    expect(app.set(unfoldComposerAtom)).toBeNull()
  },
)

test(
  'an unfolded composer goes before a folded one; where all are folded one unfolds',
  { tags: ['RTE-02'] },
  () => {
    const app = deck()

    app.set(foldColumnAtom, 'b', true)
    expect(app.set(unfoldComposerAtom)).toBe('c')
    expect(app.get(foldedColumnsAtom)).toEqual(['b'])

    app.set(foldColumnAtom, 'c', true)
    expect(app.set(unfoldComposerAtom)).toBe('b')
    expect(app.get(foldedColumnsAtom)).toEqual(['c'])
  },
)
