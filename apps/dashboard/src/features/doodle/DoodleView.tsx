import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { getShortcutKey } from '@colonnade/domain/controls'
import {
  getExitConfirmation,
  type DoodleExitAction,
  type DoodleCommand,
  getDoodleCommand,
  type DoodleOptions,
  type DoodleConfirmation,
  getDoodleSize,
  type DoodleSizeId,
  applyHeldKey,
} from '@colonnade/domain/doodle'
import type { Clock } from '../../lib/clock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useTopDialog } from '../../ui/dialog/open-dialogs.ts'
import { DoodleEditor } from './DoodleEditor.tsx'
import { useBoard } from './use-board.ts'
import styles from './Doodle.module.css'

interface DoodleKeys {
  readonly onCommand: (command: DoodleCommand) => void
  readonly onHold: (change: (options: DoodleOptions) => DoodleOptions) => void
}

/**
 * Handles the shortcuts of the drawing dialog, wherever the focus is in it. They are off while a confirmation dialog
 * is on top.
 */
function useDoodleKeys(
  inside: RefObject<HTMLElement | null>,
  { onCommand, onHold }: DoodleKeys,
): void {
  const top = useTopDialog()
  const held = useRef(new Set<string>())

  const handleDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(top?.contains(inside.current) ?? false)) return
    const isTyping = isTextInput(event.target)
    const command = getDoodleCommand({ ...getPressedKeys(event), isTyping })
    if (command !== null) {
      event.preventDefault()
      onCommand(command)
    }
    if (isTyping || event.repeat) return
    held.current.add(event.key)
    onHold((options) => applyHeldKey(options, { key: event.key, isTyping }, true))
  })
  const release = useEffectEvent((key: string) => {
    if (!held.current.delete(key)) return
    onHold((options) => applyHeldKey(options, { key, isTyping: false }, false))
  })

  useEffect(() => {
    const releaseAll = () => {
      for (const key of held.current) release(key)
    }
    const listening = new AbortController()
    const { signal } = listening
    // In the capture phase, because the dialog stops the propagation of key events.
    addEventListener('keydown', (event) => handleDown(event), { signal, capture: true })
    addEventListener('keyup', ({ key }) => release(key), { signal, capture: true })
    // No keyup is received for a key that is released in another window.
    addEventListener('blur', releaseAll, { signal })
    return () => {
      releaseAll()
      listening.abort()
    }
  }, [])
}

function getPressedKeys(event: KeyboardEvent) {
  const { ctrlKey, metaKey, shiftKey } = event
  return { key: getShortcutKey(event), ctrlKey, metaKey, shiftKey }
}

/** Input types that take no text, so that letter keys are free for shortcuts. */
const NON_TEXT_INPUT_TYPES: readonly string[] = ['button', 'checkbox', 'color', 'radio', 'range']

/** Returns whether key presses enter text in the focused element. @see DOO-19 */
function isTextInput(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NON_TEXT_INPUT_TYPES.includes(target.type)
  return target instanceof HTMLElement && (target.matches('textarea') || target.isContentEditable)
}

interface DoodleViewProps {
  readonly options: DoodleOptions
  readonly clock: Clock
  readonly onChange: (change: (options: DoodleOptions) => DoodleOptions) => void
  /** Called before a drawing would be lost; runs `onConfirm` after confirmation. */
  readonly onAsk: (question: DoodleConfirmation, onConfirm: () => void) => void
  /** @param drawing a PNG */
  readonly onDone: (drawing: Blob) => void
  readonly onClose: () => void
}

/** The drawing dialog. It does not read any store. */
export function DoodleView({ options, clock, onChange, onAsk, onDone, onClose }: DoodleViewProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isEdited, setIsEdited] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const board = useBoard(canvas, { options, clock, isEdited, onEdit: setIsEdited })

  const guard = (act: DoodleExitAction, run: () => void) => {
    const step = getExitConfirmation(act, isEdited)
    if (step === 'do') run()
    else if (step !== 'ignore') onAsk(step.ask, run)
  }
  const clear = () => {
    guard('clear', () => board()?.start({ ...getDoodleSize(options.size), paper: options.bg }))
  }
  const undo = () => board()?.undo()
  const resize = (size: DoodleSizeId) => {
    if (size === options.size) return
    guard('change-size', () => {
      onChange((now) => ({ ...now, size }))
      board()?.start({ ...getDoodleSize(size), paper: options.bg })
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
              <Trans>Couldn't create the image. Try again, or draw on a smaller canvas.</Trans>
            ) : (
              <span className={styles['keys']}>
                <Trans>
                  <kbd>Shift</kbd>: fill · <kbd>Ctrl</kbd>: swap colours · right-click: background
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
      <DoodleEditor
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
