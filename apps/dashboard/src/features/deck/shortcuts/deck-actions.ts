import { msg } from '@lingui/core/macro'
import { newDraftAtom } from '../../../state/drafts/new-draft.ts'
import type { Session } from '../../../state/session.ts'
import { openOnceAtom } from '../../../state/ui/open-once.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import { goBack } from '../../../ui/link/go-back.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { focusNeighbour } from '../../../ui/live-list/focus-neighbour.ts'
import { getShownColumns } from '../column-element.ts'
import { findAdjacentColumn, getActiveColumn, focusColumn, focusRows } from './column-focus.ts'

/** The context of the deck's actions. */
export interface DeckContext {
  readonly session: Session
  /** Focuses the composer, or opens its screen when the deck does not show it. */
  readonly compose: () => void
}

/** An action of the deck as a whole. */
export interface DeckAction extends Action<DeckContext> {
  /** Whether the action repeats while its key is held. */
  readonly repeats?: boolean
}

const focusIfFound = (uuid: string | null) => {
  if (uuid !== null) focusColumn(uuid)
}

/** Focuses the next or previous column. */
export const focusAdjacentColumn = (step: 1 | -1): void => focusIfFound(findAdjacentColumn(step))

/** Focuses the next or previous row. Outside the rows it focuses the rows of the column. */
export function focusAdjacentRow(step: 1 | -1): void {
  const row = document.activeElement?.closest<HTMLElement>('article[tabindex]') ?? null
  const column = getActiveColumn()
  if (row !== null) focusNeighbour(row, step)
  else if (column === null) focusIfFound(getShownColumns()[0] ?? null)
  else focusRows(column)
}

/** Actions whose shortcuts always work. */
export const ALWAYS_ACTIVE_ACTIONS: readonly DeckAction[] = [
  {
    id: 'palette',
    label: msg`All commands`,
    keys: ['$mod+k'],
    run: ({ session }) => session.app.set(openOnceAtom, 'COMMANDS'),
  },
  {
    id: 'new-draft',
    label: msg`New draft`,
    icon: 'file',
    keys: ['Alt+n'],
    run({ session, compose }) {
      session.store.set(newDraftAtom, session)
      compose()
    },
  },
]

/**
 * Actions whose shortcuts are inactive in text fields, in dialogs and when single-key shortcuts are off. @see BY-45
 */
export const SINGLE_KEY_ACTIONS: readonly DeckAction[] = [
  {
    id: 'help',
    label: msg`Keyboard shortcuts`,
    icon: 'keyboard',
    keys: ['Shift+?', '?'],
    run: ({ session }) => session.app.set(openOnceAtom, 'KEYS'),
  },
  {
    id: 'compose',
    label: msg`New post`,
    icon: 'pen',
    keys: ['n'],
    run: ({ compose }) => compose(),
  },
  {
    id: 'search',
    label: msg`Search`,
    icon: 'search',
    keys: ['s', '/'],
    run: () => goTo('/search'),
  },
  {
    id: 'next-row',
    label: msg`Next post`,
    keys: ['j'],
    repeats: true,
    run: () => focusAdjacentRow(1),
  },
  {
    id: 'row-before',
    label: msg`Previous post`,
    keys: ['k'],
    repeats: true,
    run: () => focusAdjacentRow(-1),
  },
  {
    id: 'column-before',
    label: msg`Previous column`,
    keys: ['h'],
    run: () => focusAdjacentColumn(-1),
  },
  {
    id: 'column-after',
    label: msg`Next column`,
    keys: ['l'],
    run: () => focusAdjacentColumn(1),
  },
  {
    id: 'back',
    label: msg`Back`,
    keys: ['Backspace'],
    run() {
      if (location.pathname !== '/') goBack()
    },
  },
]
