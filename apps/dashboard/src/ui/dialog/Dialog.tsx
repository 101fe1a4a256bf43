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
import { registerDialog, getOpenDialogs } from './open-dialogs.ts'
import styles from './Dialog.module.css'

/** The parts of a key event that a dialog's handler may read, from React or from the window. */
export type DialogKeyEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'preventDefault'
>

/**
 * Handles keys pressed while this dialog is the topmost and no element has the focus. The focus is lost after a click
 * on plain text or on a picture, or when the focused control is removed.
 */
function useUnfocusedKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  onKeyDown: ((event: DialogKeyEvent) => void) | undefined,
): void {
  const isUsed = onKeyDown !== undefined
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUnfocused = event.target === document.body || event.target === document.documentElement
    if (isUnfocused && getOpenDialogs().at(-1)?.element === dialog.current) onKeyDown?.(event)
  })

  useEffect(() => {
    if (!isUsed) return undefined
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isUsed])
}

/**
 * Cancels Escape while this dialog is the topmost, wherever the focus is. After a click on plain text the focus is
 * not inside the dialog. Only the system's Back button still requests to close it.
 *
 * @see MOD-06
 */
function useIgnoreEscape(dialog: RefObject<HTMLDialogElement | null>, isIgnored: boolean): void {
  useEffect(() => {
    if (!isIgnored) return undefined
    const ignoreEscape = (event: KeyboardEvent) => {
      const isOurs = getOpenDialogs().at(-1)?.element === dialog.current
      if (event.key === 'Escape' && isOurs) event.preventDefault()
    }
    addEventListener('keydown', ignoreEscape, true)
    return () => removeEventListener('keydown', ignoreEscape, true)
  }, [dialog, isIgnored])
}

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children?: ReactNode
  /** Buttons. The last one is the primary one. */
  readonly footer?: ReactNode
  readonly role?: 'dialog' | 'alertdialog'
  readonly size?: 'small' | 'medium' | 'large' | 'full'
  /** The title is visible to screen readers only. */
  readonly isTitleHidden?: boolean
  /** Escape, Back and a click outside do not close it, because unsaved work would be lost. */
  readonly isSticky?: boolean
  /** Escape does not close it. Back and a click outside still request to close it. */
  readonly ignoresEscape?: boolean
  /** Label of the close button in the corner. Without it there is no such button. */
  readonly closeLabel?: string
  /** The content fills the dialog up to its edges and has its own scroll container. */
  readonly isFlush?: boolean
  /** Handles keys pressed anywhere in the dialog, also while no element in it has the focus. */
  readonly onKeyDown?: (event: DialogKeyEvent) => void
  readonly className?: string | undefined
}

/**
 * A modal based on the native `dialog` element. The page behind is inert, and the focus is restored on close. It is
 * open while it is rendered; `onClose` requests to close it. Set `autoFocus` on the element that should receive the
 * focus first.
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
    const leaveTop = registerDialog({ element, askToClose: () => askToClose() })
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      leaveTop()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  useIgnoreEscape(dialog, ignoresEscape)
  useUnfocusedKeys(dialog, onKeyDown)

  return (
    // The dialog element itself handles Escape and a click outside the sheet.
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
      // A second Escape would close the element without `onClose`, so the key is cancelled.
      onKeyDown={(event) => {
        // The keys of a drag are handled by listeners of the document.
        if (event.currentTarget.querySelector('[data-dragging]') !== null) return
        event.stopPropagation()
        onKeyDown?.(event)
        if (event.key !== 'Escape') return
        event.preventDefault()
        if (!isSticky && !ignoresEscape) onClose()
      }}
      // A drag from the sheet that ends outside fires a click there. It must not close the dialog.
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
