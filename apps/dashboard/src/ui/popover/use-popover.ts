import { useCallback, useId, useRef, useState, type CSSProperties } from 'react'

export type Popover = ReturnType<typeof usePopover>

/**
 * One thing that opens from a button, above everything, and goes when the user turns elsewhere.
 * Its content need only be rendered while `isOpen`. The browser places it by CSS anchors, so it
 * stays with its button while the page moves.
 */
export function usePopover() {
  const anchor = `--${useId().replace(/[^\w-]/g, '')}`
  const trigger = useRef<HTMLButtonElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const wasOpenOnPress = useRef(false)
  const [isOpen, setIsOpen] = useState(false)

  // The content may come some time after the press.
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
    // Only while something hangs on it: an anchor slows down every layout of all that is around it.
    style: isOpen ? ({ anchorName: anchor } satisfies CSSProperties) : undefined,
    // The browser closes an open popover before the click arrives; without this it would reopen.
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
