import type { KeyboardEvent } from 'react'
import type { Popover } from '../popover/use-popover.ts'

/** What makes a button open a menu: a press, and the arrows that lead into it. */
export const menuTrigger = ({ triggerProps, open }: Popover) => ({
  ...triggerProps,
  'aria-haspopup': 'menu' as const,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    event.stopPropagation()
    open(true)
  },
})
