import { useCallback, useId, useRef, useState, type CSSProperties } from 'react'

export type Popover = ReturnType<typeof usePopover>

/**
 * A popover that opens from a button, in the top layer, and closes when the user moves on. Its content is needed only
 * while `isOpen`. CSS anchors position it, so it stays at its button while the page moves.
 */
export function usePopover() {
  const anchor = `--${useId().replace(/[^\w-]/g, '')}`
  const trigger = useRef<HTMLButtonElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const wasOpenOnPress = useRef(false)
  const [isOpen, setIsOpen] = useState(false)

  // The content may load after the click.
  const show = useCallback((element: HTMLDivElement | null) => {
    surface.current = element
    element?.showPopover()
  }, [])

  const close = useCallback((options?: { readonly returnFocus: boolean }) => {
    setIsOpen(false)
    if (options?.returnFocus !== false) trigger.current?.focus({ preventScroll: true })
  }, [])

  const triggerProps = {
    ref: trigger,
    'aria-expanded': isOpen,
    // Only while open, because an anchor slows down every layout around it.
    style: isOpen ? ({ anchorName: anchor } satisfies CSSProperties) : undefined,
    // The browser closes an open popover before the click event. Without this the click would reopen it.
    onPointerDown: () => {
      wasOpenOnPress.current = isOpen
    },
    onClick: () => {
      setIsOpen(!wasOpenOnPress.current)
      wasOpenOnPress.current = false
    },
  }

  const surfaceProps = {
    ref: show,
    popover: 'auto',
    style: { positionAnchor: anchor } satisfies CSSProperties,
    onToggle: (event: { readonly newState: string }) => {
      if (event.newState === 'closed') setIsOpen(false)
    },
  } as const

  return { isOpen, open: setIsOpen, close, trigger, surface, triggerProps, surfaceProps }
}
