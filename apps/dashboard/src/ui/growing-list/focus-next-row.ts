const PRESSABLE = 'button:not(:disabled), a[href]'

/**
 * Hands the focus on before a row goes: to the same control of the next row, or of the one before, else to
 * what holds the list and takes it (`data-focus-home`).
 */
export function focusNextRow(control: HTMLElement): void {
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
