import { useAppAction } from '../../state/react/index.ts'
import { showNoticeAtom } from '../../state/ui/notices.ts'
import { focusNextRow } from '../../ui/growing-list/focus-next-row.ts'

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
  const showNotice = useAppAction(showNoticeAtom)

  return async (control: HTMLElement, { act, isStill, told, undo }: LetGo): Promise<void> => {
    focusNextRow(control)
    await act()
    if (isStill()) return
    showNotice({ kind: 'text', text: told, ...(undo !== undefined && { undo }) })
  }
}
