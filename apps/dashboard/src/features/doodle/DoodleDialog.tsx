import {
  attachDoodleAtom,
  changeDoodleAtom,
  doodleOptionsAtom,
} from '../../state/compose/doodle.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { DoodleView } from './DoodleView.tsx'
import { useQuestion } from './use-question.ts'

/** Draws a picture and attaches it to the draft (DOO-01 to DOO-20). */
export function DoodleDialog({ onClose }: { readonly onClose: () => void }) {
  const { clock } = useSession().platform
  const options = useSessionValue(doodleOptionsAtom)
  const change = useSessionAction(changeDoodleAtom)
  const attach = useSessionAction(attachDoodleAtom)
  const ask = useQuestion()

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
