import { useLingui } from '@lingui/react/macro'
import { useState, type ComponentType } from 'react'
import { loadEmojisAtom } from '../../state/emoji/emojis.ts'
import { useAppAction } from '../../state/react/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { usePopover } from '../../ui/popover/use-popover.ts'
import popoverStyles from '../../ui/popover/popover.module.css'
import styles from './EmojiPicker.module.css'

interface EmojiButtonProps {
  readonly isDisabled: boolean
  /** Receives the text to insert. */
  readonly onPick: (text: string) => void
}

type Picker = ComponentType<{
  readonly onPick: (text: string) => void
  readonly onClose: () => void
}>

/**
 * Opens the emoji picker. The picker, the emoji table and the pictures load on the first click. A failed load shows
 * no alert: the button can be clicked again (ERR-11).
 */
export function EmojiButton({ isDisabled, onPick }: EmojiButtonProps) {
  const { t } = useLingui()
  const { isOpen, open, close, triggerProps, surfaceProps } = usePopover()
  const loadEmojis = useAppAction(loadEmojisAtom)
  const [Picker, setPicker] = useState<Picker | null>(null)
  const [isLoading, setIsLoading] = useState(false)

  const load = async () => {
    setIsLoading(true)
    try {
      const [Loaded] = await Promise.all([loadPicker(), loadEmojis()])
      setPicker(() => Loaded)
      open(true)
    } catch {
      // No alert: the state of the button shows it.
    } finally {
      setIsLoading(false)
    }
  }
  const handleClick = () => {
    if (Picker !== null) triggerProps.onClick()
    else if (!isLoading) void load()
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
        onClick={handleClick}
      />
      {isOpen && !isDisabled && Picker !== null && (
        // A popover beside its button; a `dialog` element would be centred.
        /* oxlint-disable jsx-a11y/prefer-tag-over-role */
        <div
          {...surfaceProps}
          role="dialog"
          aria-label={t`Emoji`}
          className={classNames(popoverStyles['surface'], styles['surface'])}
        >
          <Picker
            onPick={(text) => {
              close()
              onPick(text)
            }}
            onClose={close}
          />
        </div>
      )}
    </>
  )
}

/** Loads the picker together with its pictures, so that it appears complete. */
async function loadPicker() {
  const { EmojiPicker, loadPictures } = await import('./EmojiPicker.tsx')
  await loadPictures()
  return EmojiPicker
}
