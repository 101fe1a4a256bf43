import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { isClick } from '@colonnade/domain/status'
import { systemClock } from '../../../lib/clock.ts'

const CONTROLS = 'a, button, input, textarea, video, audio, label, dialog, [popover], [role=button]'

/** How long a click of the mouse on a word waits for a second one, which selects the word instead. */
const DOUBLE_CLICK_MS = 300

interface Start {
  readonly x: number
  readonly y: number
  /** Something was selected already. */
  readonly isSelecting: boolean
  /** A finger selects by a long press, a mouse also by a double click. */
  readonly isMouse: boolean
}

/**
 * Opens a row by a press anywhere on it that is neither a drag nor on a control. A double click on a word selects it and
 * opens nothing.
 *
 * @param onOpenBeside with Ctrl or Cmd held
 * @param onShift with Shift held
 * @see ST-30, ST-34, BY-35
 */
export function useOpenOnPress(
  onOpen: () => void,
  onOpenBeside: (row: Element) => void,
  onShift: () => void = onOpen,
) {
  const start = useRef<Start | null>(null)
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
        // With a selection there, it made that longer.
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

/** Whether a point of the viewport lies on a letter of a text, so that a double click there selects a word. */
function isOnText(x: number, y: number): boolean {
  // Older engines do not say where the letters are.
  if (!('caretPositionFromPoint' in document)) return true
  const caret = document.caretPositionFromPoint(x, y)
  const text = caret?.offsetNode
  if (caret === null || !(text instanceof Text)) return false
  // The caret stands before or behind the letter.
  return [caret.offset - 1, caret.offset].some((start) => {
    if (start < 0 || /^\s?$/.test(text.data.charAt(start))) return false
    const letter = document.createRange()
    letter.setStart(text, start)
    letter.setEnd(text, start + 1)
    const { left, top, right, bottom } = letter.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
}
