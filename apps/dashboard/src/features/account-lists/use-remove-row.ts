import { useAppAction } from '../../state/react/index.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'

interface RowRemoval {
  readonly act: () => Promise<void>
  /** Whether the row is still in the list afterwards, because the request failed. The error was already shown then. */
  readonly isStillListed: () => boolean
  /** Text of the toast after success. */
  readonly message: string
  /** Reverts the action; undefined when it cannot be undone. */
  readonly undo?: () => void
}

/**
 * Returns a function that removes a row from its list: it moves the focus first, and shows a toast once the request
 * has succeeded.
 */
export function useRemoveRow() {
  const showNotice = useAppAction(showMessageAtom)

  return async (
    control: HTMLElement,
    { act, isStillListed, message, undo }: RowRemoval,
  ): Promise<void> => {
    focusNextRow(control)
    await act()
    if (isStillListed()) return
    showNotice({ kind: 'text', text: message, ...(undo && { action: { run: undo } }) })
  }
}

const CONTROLS = 'button:not(:disabled), a[href]'

/**
 * Moves the focus before a row is removed: to the same control of the next or previous row, otherwise to the
 * container of the list (`data-focus-home`).
 */
function focusNextRow(control: HTMLElement): void {
  const row = control.closest('li')
  const index = row === null ? -1 : getControls(row).indexOf(control)
  for (const neighbour of [row?.nextElementSibling, row?.previousElementSibling]) {
    const controls = neighbour == null ? [] : getControls(neighbour)
    const next = controls[index] ?? controls.at(-1)
    if (next === undefined) continue
    next.focus()
    return
  }
  control.closest<HTMLElement>('[data-focus-home]')?.focus()
}

const getControls = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]
