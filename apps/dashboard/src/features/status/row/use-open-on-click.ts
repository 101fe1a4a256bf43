import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { isClick } from '@colonnade/domain/status'
import { systemClock } from '../../../lib/clock.ts'

const CONTROLS = 'a, button, input, textarea, video, audio, label, dialog, [popover], [role=button]'

/** Delay of a mouse click on a word, to wait for a second click that selects the word. */
const DOUBLE_CLICK_MS = 300

interface PressStart {
  readonly x: number
  readonly y: number
  /** Text was already selected. */
  readonly isSelecting: boolean
  /** A finger selects text by a long press, a mouse also by a double click. */
  readonly isMouse: boolean
}

/**
 * Opens a row by a click anywhere on it, except on controls and after a drag. A double click on a word selects the
 * word and does not open the row.
 *
 * @param onOpenBeside called with Ctrl or Cmd pressed
 * @param onShift called with Shift pressed
 * @see ST-30, ST-34, BY-35
 */
export function useOpenOnClick(
  onOpen: () => void,
  onOpenBeside: (row: Element) => void,
  onShift: () => void = onOpen,
) {
  const start = useRef<PressStart | null>(null)
  const cancelOpening = useRef<(() => void) | null>(null)
  const cancel = () => {
    cancelOpening.current?.()
    cancelOpening.current = null
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      cancel()
      start.current = {
        x: event.clientX,
        y: event.clientY,
        isSelecting: hasSelection(),
        isMouse: event.pointerType === 'mouse',
      }
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const from = start.current
      start.current = null
      if (from === null || event.button !== 0 || event.defaultPrevented) return
      if (!isClick(event.clientX - from.x, event.clientY - from.y)) return
      if (isOnControl(event.target)) return
      if (event.shiftKey) {
        // With an existing selection, Shift and a click extends it.
        if (from.isSelecting) return
        document.getSelection()?.removeAllRanges()
        onShift()
      } else if (event.ctrlKey || event.metaKey) onOpenBeside(event.currentTarget)
      else if (!from.isMouse || !isOnText(event.clientX, event.clientY)) onOpen()
      else if (event.detail < 2) {
        cancelOpening.current = systemClock.after(DOUBLE_CLICK_MS, onOpen)
      }
    },
  }
}

function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null
}

/** Whether a point of the viewport is on a letter, so that a double click there selects a word. */
function isOnText(x: number, y: number): boolean {
  // Older engines cannot find the letter at a point.
  if (!('caretPositionFromPoint' in document)) return true
  const caret = document.caretPositionFromPoint(x, y)
  const text = caret?.offsetNode
  if (caret === null || !(text instanceof Text)) return false
  // The caret is before or after the letter.
  return [caret.offset - 1, caret.offset].some((start) => {
    if (start < 0 || /^\s?$/.test(text.data.charAt(start))) return false
    const letter = document.createRange()
    letter.setStart(text, start)
    letter.setEnd(text, start + 1)
    const { left, top, right, bottom } = letter.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
}
