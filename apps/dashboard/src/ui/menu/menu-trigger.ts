import type { KeyboardEvent } from 'react'
import type { Popover } from '../popover/use-popover.ts'

/** Returns the props of a button that opens a menu by click or arrow keys. */
export const getMenuTriggerProps = ({ triggerProps, open }: Popover) => ({
  ...triggerProps,
  'aria-haspopup': 'menu' as const,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    event.stopPropagation()
    open(true)
  },
})
