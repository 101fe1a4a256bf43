import { useAppAction } from '../../state/react/index.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'

interface LetGo {
  readonly act: () => Promise<void>
  /** Whether the row still stands in the list when that is done: it was refused, and that was told. */
  readonly isStill: () => boolean
  /** What is said when it worked. */
  readonly told: string
  /** Takes it back; without it that cannot be. */
  readonly undo?: () => void
}

/** Lets a row out of its list: the focus goes on first, and what the server agreed to is told. */
export function useLetGo() {
  const showNotice = useAppAction(showMessageAtom)

  return async (control: HTMLElement, { act, isStill, told, undo }: LetGo): Promise<void> => {
    focusNextRow(control)
    await act()
    if (isStill()) return
    showNotice({ kind: 'text', text: told, ...(undo && { action: { run: undo } }) })
  }
}

const PRESSABLE = 'button:not(:disabled), a[href]'

/**
 * Hands the focus on before a row goes: to the same control of the next row, or of the one before, else to
 * what holds the list and takes it (`data-focus-home`).
 */
function focusNextRow(control: HTMLElement): void {
  const row = control.closest('li')
  const index = row === null ? -1 : pressable(row).indexOf(control)
  for (const neighbour of [row?.nextElementSibling, row?.previousElementSibling]) {
    const controls = neighbour == null ? [] : pressable(neighbour)
    const next = controls[index] ?? controls.at(-1)
    if (next === undefined) continue
    next.focus()
    return
  }
  control.closest<HTMLElement>('[data-focus-home]')?.focus()
}

const pressable = (row: Element) => [...row.querySelectorAll<HTMLElement>(PRESSABLE)]
