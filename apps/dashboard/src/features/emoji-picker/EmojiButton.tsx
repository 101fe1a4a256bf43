import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isSavingData } from '../../lib/data-saver.ts'
import { loadEmojiSheet } from '../../lib/emoji/emoji-sheet.ts'
import { lazyModule, preload } from '../../lib/lazy-module.ts'
import { loadEmojisAtom } from '../../state/emoji/emojis.ts'
import { useAppAction } from '../../state/react/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { usePopover } from '../../ui/popover/use-popover.ts'
import popoverStyles from '../../ui/popover/popover.module.css'
import styles from './EmojiPicker.module.css'

interface EmojiButtonProps {
  readonly isDisabled: boolean
  /** Receives the text to insert. */
  readonly onPick: (text: string) => void
}

/**
 * Opens the emoji picker. The picker, the emoji table and the pictures load together, so that it appears complete:
 * when the pointer or the keyboard reaches the button, at the latest on the first click. A failed load shows no alert:
 * the button can be clicked again (ERR-11).
 */
export function EmojiButton({ isDisabled, onPick }: EmojiButtonProps) {
  const { t } = useLingui()
  const { isOpen, open, close, triggerProps, surfaceProps } = usePopover()
  const loadEmojis = useAppAction(loadEmojisAtom)
  const [picker] = useState(() => createPicker(loadEmojis))
  const [isLoading, setIsLoading] = useState(false)

  const handleIntent = () => {
    if (!isSavingData()) void preload(picker)
  }
  const openLoaded = async () => {
    setIsLoading(true)
    try {
      await picker.load()
      open(true)
    } catch {
      // No alert: the state of the button shows it.
    } finally {
      setIsLoading(false)
    }
  }
  const handleClick = () => {
    if (picker.peek() !== null) triggerProps.onClick()
    else if (!isLoading) void openLoaded()
  }

  return (
    <>
      <IconButton
        {...triggerProps}
        label={t`Insert emoji`}
        icon="smile"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        disabled={isDisabled}
        className={classNames(styles['button'], isLoading && styles['loading'])}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
        onClick={handleClick}
      />
      {isOpen && !isDisabled && (
        // A popover beside its button; a `dialog` element would be centred.
        /* oxlint-disable jsx-a11y/prefer-tag-over-role */
        <div
          {...surfaceProps}
          role="dialog"
          aria-label={t`Emoji`}
          className={classNames(popoverStyles['surface'], styles['surface'])}
        >
          <Lazy
            module={picker}
            props={{
              onPick: (text) => {
                close()
                onPick(text)
              },
              onClose: close,
            }}
            failure="nothing"
          />
        </div>
      )}
    </>
  )
}

/** The picker, with the table and the pictures that it needs. */
function createPicker(loadEmojis: () => Promise<unknown>) {
  return lazyModule(async () => {
    const [{ EmojiPicker }] = await Promise.all([
      import('./EmojiPicker.tsx'),
      loadEmojiSheet(),
      loadEmojis(),
    ])
    return EmojiPicker
  })
}
