import { msg } from '@lingui/core/macro'
import { flushSync } from 'react-dom'
import { addingColumnAtom, removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import type { Store } from '../../../state/store.ts'
import { canOpenWindowsAtom, openWindowAtom } from '../../../state/windows/open-window.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import { getScrollBehavior } from '../../../ui/motion/scroll-behavior.ts'

export interface ColumnContext {
  readonly app: Store
  readonly uuid: string
}

/** A column in its slot. */
export interface SlotContext extends ColumnContext {
  readonly isCollapsed: boolean
  readonly collapse: (isToFold: boolean) => void
}

/** Returns whether the page is RTL. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/**
 * Renders a change that moves columns synchronously and restores the focus. The browser drops the focus of an element
 * that moves in the document.
 */
export function moveKeepingFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (!(focused instanceof HTMLElement) || !focused.isConnected) return
  focused.focus({ preventScroll: true })
  focused.scrollIntoView({ behavior: getScrollBehavior(), block: 'nearest', inline: 'center' })
}

/**
 * Returns the actions Move left and Move right. The icons are mirrored in RTL pages, the labels are not.
 *
 * @param move receives the side as the screen shows it, in both text directions
 */
export const getMoveActions = <Context>(
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

/** Opens the dialog that adds a column below. */
export const SPLIT_ACTION: Action<ColumnContext> = {
  id: 'split',
  label: msg`Stack below`,
  icon: 'split',
  run: ({ app, uuid }) => app.set(addingColumnAtom, { below: uuid }),
}

/** Opens a column in a window of its own. @see BY-39 */
export const WINDOW_ACTION: Action<ColumnContext> = {
  id: 'window',
  label: msg`Open in new window`,
  icon: 'external',
  isAvailable: ({ app }) => app.get(canOpenWindowsAtom),
  run: ({ app, uuid }) => app.set(openWindowAtom, app, { kind: 'column', id: uuid }),
}

/** Collapses a column. @see BY-42 */
export const COLLAPSE_ACTION: Action<SlotContext> = {
  id: 'fold',
  label: msg`Collapse column`,
  icon: 'fold',
  isAvailable: ({ isCollapsed }) => !isCollapsed,
  run: ({ collapse }) => collapse(true),
}

/** Expands a column. @see BY-42 */
export const EXPAND_ACTION: Action<SlotContext> = {
  id: 'unfold',
  label: msg`Expand column`,
  icon: 'fold',
  isAvailable: ({ isCollapsed }) => isCollapsed,
  run: ({ collapse }) => collapse(false),
}

/** The actions of a column in any layout. */
export const COLUMN_ACTIONS: readonly Action<ColumnContext>[] = [
  {
    id: 'remove',
    label: msg`Remove column`,
    icon: 'trash',
    run: ({ app, uuid }) => app.set(removeColumnAtom, uuid),
  },
]
