import { type KeyboardEvent, useContext } from 'react'
import { getShortcutKey } from '@colonnade/domain/controls'
import { MissingContext } from '../../../ui/later/missing-context.ts'
import { focusNeighbour } from '../../../ui/live-list/focus-neighbour.ts'
import { rowActions, withRowActions } from './late-row-actions.ts'
import type { RowActions } from './row-action.ts'

interface RowKeys {
  readonly actions: RowActions
  /** Without it, letters do nothing; Enter and the arrows do all the same. */
  readonly hasLetters: boolean
  readonly toggleWarning: () => void
  readonly openBeside: (row: Element) => void
}

/**
 * Keys of a focused row. With a modifier, or while something is typed, they are not ours, but for Ctrl+Enter, which opens
 * the post as a column. All letters but J and K are those of the table of actions.
 *
 * @see ST-05, ST-06, ST-38, BY-35
 */
export function useRowKeys({ actions, hasLetters, toggleWarning, openBeside }: RowKeys) {
  const tellMissing = useContext(MissingContext)

  const findAct = (key: string, skipsQuestion: boolean): (() => void) | undefined => {
    const action = rowActions.peek()?.findRowAction(key, skipsQuestion)
    if (action === undefined) return undefined
    if (action.id === 'toggle-warning') return toggleWarning
    return () => actions.run(action.id, { skipsQuestion, isByKey: true })
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (isBesideKey(event)) {
      event.preventDefault()
      if (!event.repeat) openBeside(event.currentTarget)
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'Enter' && event.target !== event.currentTarget) return
    const { shiftKey, repeat, currentTarget: row } = event
    const { key, isLetter } = getRowKey(event)
    if (isLetter && !hasLetters) return
    const step = isLetter && shiftKey ? undefined : STEPS[key]
    if (isLetter && step === undefined && rowActions.peek() === null) {
      // Nobody knows yet whether the row means it: the key stays free for others.
      if (!repeat) withRowActions(() => findAct(key, shiftKey)?.(), tellMissing)
      return
    }
    let act = step === undefined ? findAct(key, shiftKey) : () => focusNeighbour(row, step)
    if (key === 'Enter') act = actions.expand
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (!repeat || step !== undefined) act()
  }
}

/** On the row itself: a link in it is clicked by the browser. */
function isBesideKey(event: KeyboardEvent<HTMLElement>): boolean {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  return isHeld && event.key === 'Enter' && event.target === event.currentTarget
}

/** Keys that go on from row to row while they are held; all others act once for a press. */
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** The key as the row knows it, whatever the layout and Caps Lock. */
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
