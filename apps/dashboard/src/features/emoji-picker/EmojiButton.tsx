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
  /** Given what the emoji puts into a text. */
  readonly onPick: (text: string) => void
}

type Picker = ComponentType<{
  readonly onPick: (text: string) => void
  readonly onClose: () => void
}>

/**
 * Opens the emoji picker, which is fetched with its emoji and their pictures when it is first wanted.
 * What does not arrive is not complained about: the button is there to be pressed again (ERR-11).
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
      // Nothing to be told: the state of the button says it.
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
        // A popover beside its button, where a `dialog` element would stand in the middle.
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

/** The picker, with its pictures: it stands there whole at once. */
async function loadPicker() {
  const { EmojiPicker, loadPictures } = await import('./EmojiPicker.tsx')
  await loadPictures()
  return EmojiPicker
}
