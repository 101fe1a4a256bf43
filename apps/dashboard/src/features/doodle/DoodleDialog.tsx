import { useLingui } from '@lingui/react/macro'
import type { DoodleConfirmation } from '@colonnade/domain/doodle'
import {
  attachDoodleAtom,
  changeDoodleAtom,
  doodleOptionsAtom,
} from '../../state/compose/doodle.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { DoodleView } from './DoodleView.tsx'

/** Draws a picture and attaches it to the draft (DOO-01 to DOO-20). */
export function DoodleDialog({ onClose }: { readonly onClose: () => void }) {
  const { clock } = useSession().platform
  const options = useSessionValue(doodleOptionsAtom)
  const change = useSessionAction(changeDoodleAtom)
  const attach = useSessionAction(attachDoodleAtom)
  const ask = useConfirmation()

  return (
    <DoodleView
      options={options}
      clock={clock}
      onChange={change}
      onAsk={ask}
      onDone={(drawing) => {
        void attach(drawing)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Asks for confirmation before a drawing is discarded (DOO-15 to DOO-17). */
function useConfirmation(): (question: DoodleConfirmation, onConfirm: () => void) => void {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)
  const words: Readonly<Record<DoodleConfirmation, { message: string; confirm: string }>> = {
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
