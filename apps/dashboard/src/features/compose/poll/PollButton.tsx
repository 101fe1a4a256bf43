import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'

export interface PollButtonProps {
  readonly hasPoll: boolean
  readonly isDisabled: boolean
  readonly onToggle: () => void
}

/** Adds a poll to the post, or takes it away with what was written in it (BY-05). */
export function PollButton({ hasPoll, isDisabled, onToggle }: PollButtonProps) {
  const { t } = useLingui()

  return (
    <IconButton
      icon="poll"
      label={t`Add poll`}
      aria-pressed={hasPoll}
      disabled={isDisabled}
      onClick={onToggle}
    />
  )
}
