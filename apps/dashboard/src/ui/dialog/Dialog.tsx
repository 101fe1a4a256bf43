import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { enterTop, openDialogs } from './top-dialog.ts'
import styles from './Dialog.module.css'

/** What a key handler of a dialog may read, from React or from the window. */
export type DialogKeyEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'preventDefault'
>

/**
 * Handles keys pressed while this dialog is the topmost and no element has the focus. The focus is lost
 * after a click on plain text or on a picture, or when the focused control is removed.
 */
function useUnfocusedKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  onKeyDown: ((event: DialogKeyEvent) => void) | undefined,
): void {
  const isUsed = onKeyDown !== undefined
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUnfocused = event.target === document.body || event.target === document.documentElement
    if (isUnfocused && openDialogs().at(-1)?.element === dialog.current) onKeyDown?.(event)
  })

  useEffect(() => {
    if (!isUsed) return undefined
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isUsed])
}

/**
 * Keeps Escape from the browser while this dialog is the topmost, wherever the focus is: after a press on
 * plain text it is nowhere in the dialog. What still asks it to close then is the system's own Back.
 *
 * @see MOD-06
 */
function useSwallowedEscape(
  dialog: RefObject<HTMLDialogElement | null>,
  isSwallowed: boolean,
): void {
  useEffect(() => {
    if (!isSwallowed) return undefined
    const swallow = (event: KeyboardEvent) => {
      const isOurs = openDialogs().at(-1)?.element === dialog.current
      if (event.key === 'Escape' && isOurs) event.preventDefault()
    }
    addEventListener('keydown', swallow, true)
    return () => removeEventListener('keydown', swallow, true)
  }, [dialog, isSwallowed])
}

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children?: ReactNode
  /** Buttons, the last one the most wanted. */
  readonly footer?: ReactNode
  readonly role?: 'dialog' | 'alertdialog'
  readonly size?: 'small' | 'medium' | 'large' | 'full'
  /** The name is only spoken. */
  readonly isTitleHidden?: boolean
  /** Escape, Back and a click outside do nothing: unsaved work would be lost. */
  readonly isSticky?: boolean
  /** Escape does nothing; Back and a click outside still ask to close. */
  readonly ignoresEscape?: boolean
  /** Name of the button in the corner; without it there is none. */
  readonly closeLabel?: string
  /** The content reaches the dialog's edges and scrolls by itself. */
  readonly isFlush?: boolean
  /** Handles keys pressed anywhere in the dialog, also while nothing in it has the focus. */
  readonly onKeyDown?: (event: DialogKeyEvent) => void
  readonly className?: string | undefined
}

/**
 * A modal on the native element: the page behind is inert, the focus comes in and goes back to
 * where it was. It is open as long as it is rendered; `onClose` asks for that to end.
 * Give `autoFocus` to what should have the focus first.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  role = 'dialog',
  size = 'medium',
  isTitleHidden = false,
  isSticky = false,
  ignoresEscape = false,
  closeLabel,
  isFlush = false,
  onKeyDown,
  className,
}: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const askToClose = useEffectEvent(() => {
    if (!isSticky) onClose()
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const opener = document.activeElement
    element.showModal()
    const leaveTop = enterTop({ element, askToClose: () => askToClose() })
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      leaveTop()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  useSwallowedEscape(dialog, ignoresEscape)
  useUnfocusedKeys(dialog, onKeyDown)

  return (
    // Escape and a press beside the sheet are the dialog's own.
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */
    <dialog
      ref={dialog}
      role={role}
      className={classNames(styles['dialog'], className)}
      data-size={size}
      data-flush={isFlush || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (!isSticky) onClose()
      }}
      // A second Escape would close the element behind our back, so the key is swallowed.
      onKeyDown={(event) => {
        event.stopPropagation()
        onKeyDown?.(event)
        if (event.key !== 'Escape') return
        event.preventDefault()
        if (!isSticky && !ignoresEscape) onClose()
      }}
      // A drag from the sheet that ends beside it clicks there, and means something else.
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        event.stopPropagation()
        const isBeside = event.target === event.currentTarget && event.target === pressed.current
        if (!isSticky && isBeside) onClose()
      }}
    >
      <div className={styles['sheet']}>
        <header className={isTitleHidden ? 'visually-hidden' : styles['header']}>
          <h2 id={titleId}>{title}</h2>
          {closeLabel !== undefined && (
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          )}
        </header>
        {children !== undefined && <div className={styles['body']}>{children}</div>}
        {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
      </div>
    </dialog>
  )
}
