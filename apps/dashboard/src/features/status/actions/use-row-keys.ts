import type { KeyboardEvent } from 'react'
import { getShortcutKey } from '@colonnade/domain/controls'
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
      if (!event.repeat) openBeside(event.currentTarget)
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'Enter' && event.target !== event.currentTarget) return
    const key = getRowKey(event)
    if (key === null || (!hasLetters && /^[a-z]$/.test(key))) return
    const act = actOf(key, event, actions, toggleWarning)
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat || STEPS.has(key)) act()
  }
}

/** On the row itself: a link in it is clicked by the browser. */
function isBesideKey(event: KeyboardEvent<HTMLElement>): boolean {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  return isHeld && event.key === 'Enter' && event.target === event.currentTarget
}

function actOf(
  key: string,
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
  return keys[key]
}

/** Keys that go on from row to row while they are held; all others act once for a press. */
const STEPS = new Set(['j', 'k', 'ArrowDown', 'ArrowUp'])

/** Shift with B and F skips the question, as it does with their buttons; no other letter has a meaning with it. */
const WITH_SHIFT = new Set(['b', 'f'])

/** The key as the row knows it, whatever the layout and Caps Lock; null for a letter with Shift that has no meaning. */
function getRowKey({ nativeEvent, shiftKey }: KeyboardEvent): string | null {
  const key = getShortcutKey(nativeEvent)
  if (key.length !== 1) return key
  const letter = key.toLowerCase()
  return shiftKey && !WITH_SHIFT.has(letter) ? null : letter
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, video, audio'))
  )
}
