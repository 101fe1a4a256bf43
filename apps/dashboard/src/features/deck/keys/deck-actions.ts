import { msg } from '@lingui/core/macro'
import { newDraftAtom } from '../../../state/drafts/new-draft.ts'
import type { Session } from '../../../state/session.ts'
import { openOnceAtom } from '../../../state/ui/open-once.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import { goBack } from '../../../ui/link/go-back.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { focusNeighbour } from '../../../ui/live-list/focus-neighbour.ts'
import { shownColumns } from '../column-element.ts'
import { columnBeside, columnInHand, enterColumn, enterRows } from './column-focus.ts'

/** What the actions of the deck run on. */
export interface DeckContext {
  readonly session: Session
  /** Brings the focus to the composer, on its screen unless the deck shows it. */
  readonly compose: () => void
}

/** Something that the deck as a whole can do. */
export interface DeckAction extends Action<DeckContext> {
  /** Whether it goes on while its key is held. */
  readonly repeats?: boolean
}

const enter = (uuid: string | null) => {
  if (uuid !== null) enterColumn(uuid)
}

/** Brings the focus to the column beside. */
export const enterColumnBeside = (step: 1 | -1): void => enter(columnBeside(step))

/** From row to row; from anywhere else to the rows of the column. */
export function stepToRow(step: 1 | -1): void {
  const row = document.activeElement?.closest<HTMLElement>('article[tabindex]') ?? null
  const column = columnInHand()
  if (row !== null) focusNeighbour(row, step)
  else if (column === null) enter(shownColumns()[0] ?? null)
  else enterRows(column)
}

/** Those whose keys work in any case. */
export const STRONG_ACTIONS: readonly DeckAction[] = [
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

/** Those whose keys are mute in text fields, in dialogs and where single keys are off. @see BY-45 */
export const SINGLE_ACTIONS: readonly DeckAction[] = [
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
    run: () => stepToRow(1),
  },
  {
    id: 'row-before',
    label: msg`Previous post`,
    keys: ['k'],
    repeats: true,
    run: () => stepToRow(-1),
  },
  {
    id: 'column-before',
    label: msg`Previous column`,
    keys: ['h'],
    run: () => enterColumnBeside(-1),
  },
  {
    id: 'column-after',
    label: msg`Next column`,
    keys: ['l'],
    run: () => enterColumnBeside(1),
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
