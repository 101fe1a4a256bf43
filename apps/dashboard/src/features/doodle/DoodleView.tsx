import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import {
  beforeDoodleAct,
  type DoodleAct,
  type DoodleOptions,
  type DoodleQuestion,
  doodleSize,
  type DoodleSizeId,
} from '@colonnade/domain/doodle'
import type { Clock } from '../../lib/clock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DoodleDesk } from './DoodleDesk.tsx'
import { useBoard } from './use-board.ts'
import { useDoodleKeys } from './use-doodle-keys.ts'
import styles from './Doodle.module.css'

interface DoodleViewProps {
  readonly options: DoodleOptions
  readonly clock: Clock
  readonly onChange: (change: (options: DoodleOptions) => DoodleOptions) => void
  /** A drawing would be lost: runs the rest once that is confirmed. */
  readonly onAsk: (question: DoodleQuestion, onConfirm: () => void) => void
  /** @param drawing a PNG */
  readonly onDone: (drawing: Blob) => void
  readonly onClose: () => void
}

/** The drawing dialog. Knows no store. */
export function DoodleView({ options, clock, onChange, onAsk, onDone, onClose }: DoodleViewProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isEdited, setIsEdited] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const board = useBoard(canvas, { options, clock, isEdited, onEdit: setIsEdited })

  const guard = (act: DoodleAct, run: () => void) => {
    const step = beforeDoodleAct(act, isEdited)
    if (step === 'do') run()
    else if (step !== 'ignore') onAsk(step.ask, run)
  }
  const clear = () => {
    guard('clear', () => board()?.start({ ...doodleSize(options.size), paper: options.bg }))
  }
  const undo = () => board()?.undo()
  const resize = (size: DoodleSizeId) => {
    if (size === options.size) return
    guard('change-size', () => {
      onChange((now) => ({ ...now, size }))
      board()?.start({ ...doodleSize(size), paper: options.bg })
    })
  }
  const cancel = () => {
    guard('cancel', onClose)
  }
  const finish = async () => {
    const drawing = (await board()?.toPicture()) ?? null
    if (drawing === null) setHasFailed(true)
    else onDone(drawing)
  }

  useDoodleKeys(canvas, {
    onHold: onChange,
    onCommand: (command) => {
      if (command === 'clear') clear()
      else undo()
    },
  })

  return (
    <Dialog
      title={t`Draw`}
      size="large"
      className={styles['dialog']}
      isFlush
      ignoresEscape
      onClose={cancel}
      footer={
        <>
          <p className={styles['note']} role={hasFailed ? 'alert' : undefined}>
            {hasFailed ? (
              <Trans>The picture could not be made. Try again, or draw on a smaller canvas.</Trans>
            ) : (
              <span className={styles['keys']}>
                <Trans>
                  <kbd>Shift</kbd> fills, <kbd>Ctrl</kbd> swaps the colours, the right button takes
                  the background
                </Trans>
              </span>
            )}
          </p>
          <Button onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" icon="check" onClick={() => void finish()}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <DoodleDesk
        ref={canvas}
        options={options}
        onChange={onChange}
        onUndo={undo}
        onClear={clear}
        onResize={resize}
      />
    </Dialog>
  )
}
