import type { KeyboardEvent } from 'react'
import { focusNeighbour } from '../../../ui/live-list/focus-neighbour.ts'
import type { RowActions } from './row-actions.ts'

interface RowKeys {
  readonly actions: RowActions
  /** Without it, letters do nothing; Enter and the arrows do all the same. */
  readonly hasLetters: boolean
  readonly toggleWarning: () => void
  readonly openBeside: (row: Element) => void
}

/**
 * Keys of a focused row. With a modifier, or while something is typed, they are not ours, but for
 * Ctrl+Enter, which opens the post as a column.
 *
 * @see ST-05, ST-06, ST-38, BY-35
 */
export function useRowKeys({ actions, hasLetters, toggleWarning, openBeside }: RowKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (isBesideKey(event)) {
      event.preventDefault()
      openBeside(event.currentTarget)
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'Enter' && event.target !== event.currentTarget) return
    if (!hasLetters && /^\p{L}$/u.test(event.key)) return
    const act = actOf(event, actions, toggleWarning)
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}

/** On the row itself: a link in it is clicked by the browser. */
function isBesideKey(event: KeyboardEvent<HTMLElement>): boolean {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  return isHeld && event.key === 'Enter' && event.target === event.currentTarget
}

function actOf(
  event: KeyboardEvent<HTMLElement>,
  actions: RowActions,
  toggleWarning: () => void,
): (() => void) | undefined {
  const row = event.currentTarget
  const keys: Readonly<Record<string, () => void>> = {
    r: actions.reply,
    f: () => {
      actions.favourite(event.shiftKey, true)
    },
    b: () => {
      actions.boost(event.shiftKey, true)
    },
    m: actions.mention,
    p: actions.openProfile,
    o: actions.expand,
    Enter: actions.expand,
    x: toggleWarning,
    j: () => {
      focusNeighbour(row, 1)
    },
    ArrowDown: () => {
      focusNeighbour(row, 1)
    },
    k: () => {
      focusNeighbour(row, -1)
    },
    ArrowUp: () => {
      focusNeighbour(row, -1)
    },
  }
  return keys[isSkipping(event) ? event.key.toLowerCase() : event.key]
}

/** Shift with B and F skips the question, as it does with their buttons; no other key means more with it. */
const isSkipping = ({ key }: KeyboardEvent) => key === 'B' || key === 'F'

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, video, audio'))
  )
}
