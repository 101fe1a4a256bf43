import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { isClick } from '@colonnade/domain/status'

const CONTROLS = 'a, button, input, textarea, video, audio, label, dialog, [popover], [role=button]'

interface Start {
  readonly x: number
  readonly y: number
  /** Something was selected already. */
  readonly isSelecting: boolean
}

/**
 * Opens a row by a press anywhere on it that is neither a drag nor on a control.
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

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY, isSelecting: hasSelection() }
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
      else onOpen()
    },
  }
}

function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null
}
