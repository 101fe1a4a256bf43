import { useLingui } from '@lingui/react/macro'
import type { DoodleQuestion } from '@colonnade/domain/doodle'
import { useAppAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'

/** Asks before a drawing is lost (DOO-15 to DOO-17). */
export function useQuestion(): (question: DoodleQuestion, onConfirm: () => void) => void {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)
  const words: Readonly<Record<DoodleQuestion, { message: string; confirm: string }>> = {
    discard: { message: t`Discard doodle? All changes will be lost!`, confirm: t`Discard` },
    'change-size': {
      message: t`Change size? This will erase your drawing!`,
      confirm: t`Change size`,
    },
    clear: { message: t`Clear screen? This will erase your drawing!`, confirm: t`Clear` },
  }

  return (question, onConfirm) => {
    openModal({ type: 'CONFIRM', isDangerous: true, ...words[question], onConfirm })
  }
}
