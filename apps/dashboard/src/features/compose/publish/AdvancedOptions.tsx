import { useLingui } from '@lingui/react/macro'
import { ADVANCED_OPTIONS, hasOption, type AdvancedOption } from '@colonnade/domain/compose'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { usePopover } from '../../../ui/popover/use-popover.ts'
import popoverStyles from '../../../ui/popover/popover.module.css'
import styles from './AdvancedOptions.module.css'

export interface AdvancedOptionsProps {
  readonly value: Readonly<Record<AdvancedOption, boolean>>
  /** Whether the post is published or being sent, so that its options cannot change. */
  readonly isDisabled?: boolean
  /** Whether the server supports local-only posts (CMP-42). */
  readonly supportsLocalOnly: boolean
  readonly onToggle: (option: AdvancedOption) => void
}

/** The local-only and threaded options. The menu stays open, because the user may want both (CMP-41). */
export function AdvancedOptions(props: AdvancedOptionsProps) {
  const { value, isDisabled = false, supportsLocalOnly, onToggle } = props
  const { t } = useLingui()
  const { isOpen, triggerProps, surfaceProps } = usePopover()
  const words = {
    localOnly: [t`Local only`, t`Prevent this post from reaching other servers`],
    threaded: [t`Threaded mode`, t`Automatically opens a reply on posting`],
  } as const
  // An active option can always be switched off.
  const offered = ADVANCED_OPTIONS.filter(
    (option) => option !== 'localOnly' || supportsLocalOnly || value.localOnly,
  )

  return (
    <>
      <IconButton
        {...triggerProps}
        label={t`Advanced options`}
        icon="more"
        aria-haspopup="dialog"
        data-on={hasOption(value) || undefined}
        className={styles['button']}
        disabled={isDisabled}
      />
      {isOpen && !isDisabled && (
        // A popover beside its button; a `dialog` element would be centred.
        /* oxlint-disable jsx-a11y/prefer-tag-over-role */
        <div
          {...surfaceProps}
          role="dialog"
          aria-label={t`Advanced options`}
          className={classNames(popoverStyles['surface'], styles['surface'])}
        >
          {offered.map((option, index) => (
            <button
              key={option}
              type="button"
              className={styles['option']}
              aria-label={words[option][0]}
              aria-pressed={value[option]}
              ref={index === 0 ? focusAtOnce : undefined}
              onClick={() => {
                onToggle(option)
              }}
            >
              <span>
                {words[option][0]}
                <small>{words[option][1]}</small>
              </span>
              {value[option] && <Icon name="check" />}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** Focuses once the popover is shown, because a hidden element cannot take the focus. */
function focusAtOnce(button: HTMLButtonElement | null): void {
  if (button !== null) queueMicrotask(() => button.focus({ preventScroll: true }))
}
