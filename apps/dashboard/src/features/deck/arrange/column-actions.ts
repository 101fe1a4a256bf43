import { msg } from '@lingui/core/macro'
import { flushSync } from 'react-dom'
import { addingColumnAtom, removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import type { Store } from '../../../state/store.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import { scrollBehavior } from '../../../ui/motion/scroll-behavior.ts'

/** A column of the deck. */
export interface ColumnContext {
  readonly app: Store
  readonly uuid: string
}

/** A column in its place. */
export interface PlaceContext extends ColumnContext {
  readonly isFolded: boolean
  readonly fold: (isToFold: boolean) => void
}

/** Which way the page's text runs. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/**
 * Draws a change at once that moves columns about. The browser drops the focus of an element that
 * changes its place in the page.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (!(focused instanceof HTMLElement) || !focused.isConnected) return
  focused.focus({ preventScroll: true })
  focused.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'center' })
}

/**
 * To the left and to the right: arrows flip with the page, and these words do not.
 *
 * @param move is given the side as the screen shows it, whichever way the text runs
 */
export const getMovesAside = <Context>(
  move: (context: Context, side: 'left' | 'right') => void,
): readonly Action<Context>[] => [
  {
    id: 'move-left',
    label: msg`Move left`,
    icon: () => (isRightToLeft() ? 'arrow-right' : 'arrow-left'),
    run: (context) => move(context, 'left'),
  },
  {
    id: 'move-right',
    label: msg`Move right`,
    icon: () => (isRightToLeft() ? 'arrow-left' : 'arrow-right'),
    run: (context) => move(context, 'right'),
  },
]

/** Chooses a column that goes below. */
export const SPLIT_ACTION: Action<ColumnContext> = {
  id: 'split',
  label: msg`Stack below`,
  icon: 'split',
  run: ({ app, uuid }) => app.set(addingColumnAtom, { below: uuid }),
}

/** Folds a column. @see BY-42 */
export const FOLD_ACTION: Action<PlaceContext> = {
  id: 'fold',
  label: msg`Collapse column`,
  icon: 'fold',
  isAvailable: ({ isFolded }) => !isFolded,
  run: ({ fold }) => fold(true),
}

/** Unfolds a column. @see BY-42 */
export const UNFOLD_ACTION: Action<PlaceContext> = {
  id: 'unfold',
  label: msg`Expand column`,
  icon: 'fold',
  isAvailable: ({ isFolded }) => isFolded,
  run: ({ fold }) => fold(false),
}

/** What can be done to a column wherever it is. */
export const COLUMN_ACTIONS: readonly Action<ColumnContext>[] = [
  {
    id: 'remove',
    label: msg`Remove column`,
    icon: 'trash',
    run: ({ app, uuid }) => app.set(removeColumnAtom, uuid),
  },
]
