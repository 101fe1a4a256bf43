import { type KeyboardEvent, useContext } from 'react'
import { getShortcutKey } from '@colonnade/domain/controls'
import { MissingContext } from '../../../ui/deferred/missing-context.ts'
import { focusNeighbour } from '../../../ui/live-list/focus-neighbour.ts'
import { lazyRowActions, withRowActions } from './lazy-row-actions.ts'
import type { RowActions } from './row-action-types.ts'
import { getRowMenu } from './row-menu-registry.ts'

interface RowKeysOptions {
  readonly actions: RowActions
  /** When false, letters do nothing; Enter and the arrow keys still work. */
  readonly hasLetters: boolean
  readonly toggleWarning: () => void
  readonly openBeside: (row: Element) => void
}

/**
 * Handles the keys of a focused row. Ignores keys with a modifier or while typing, except for Ctrl+Enter, which opens
 * the post as a column. All letters except J and K are defined in the action table.
 *
 * @see ST-05, ST-06, ST-38, BY-35
 */
export function useRowKeys({ actions, hasLetters, toggleWarning, openBeside }: RowKeysOptions) {
  const reportMissing = useContext(MissingContext)

  const findHandler = (
    row: Element,
    key: string,
    skipsQuestion: boolean,
  ): (() => void) | undefined => {
    const hasOthers = getRowMenu(row)?.offers.otherAccounts
    const action = lazyRowActions.peek()?.findRowAction(key, skipsQuestion, hasOthers)
    if (action === undefined) return undefined
    if (action.id === 'toggle-warning') return toggleWarning
    return () => actions.run(action.id, { skipsQuestion, isByKey: true })
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (isOpenBesideKey(event)) {
      event.preventDefault()
      if (!event.repeat) openBeside(event.currentTarget)
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'Enter' && event.target !== event.currentTarget) return
    const { shiftKey, repeat, currentTarget: row } = event
    const { key, isLetter } = getRowKey(event)
    if (isLetter && !hasLetters) return
    const step = isLetter && shiftKey ? undefined : STEPS[key]
    if (isLetter && step === undefined && lazyRowActions.peek() === null) {
      // It is not known yet whether the row has an action for this key, so the event stays available to other
      // handlers.
      if (!repeat) withRowActions(() => findHandler(row, key, shiftKey)?.(), reportMissing)
      return
    }
    let act = step === undefined ? findHandler(row, key, shiftKey) : () => focusNeighbour(row, step)
    if (key === 'Enter') act = actions.expand
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (!repeat || step !== undefined) act()
  }
}

/** Only on the row itself: a focused link inside is activated by the browser. */
function isOpenBesideKey(event: KeyboardEvent<HTMLElement>): boolean {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  return isHeld && event.key === 'Enter' && event.target === event.currentTarget
}

/** Keys that move from row to row while they are held. All others trigger once for each press. */
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Returns the key, independent of the keyboard layout and of Caps Lock. */
function getRowKey({ nativeEvent }: KeyboardEvent) {
  const key = getShortcutKey(nativeEvent)
  const isLetter = /^[a-z]$/i.test(key)
  return { key: isLetter ? key.toLowerCase() : key, isLetter }
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, video, audio'))
  )
}
