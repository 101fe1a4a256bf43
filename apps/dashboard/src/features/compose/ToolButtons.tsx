import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { acceptAttribute } from '@colonnade/domain/compose'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'

interface AddMediaButtonProps {
  /** What the server takes; all where it does not say (UPL-15). */
  readonly accepted: readonly string[]
  readonly isDisabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Opens the system's choice of files. */
export function AddMediaButton({ accepted, isDisabled, onFiles }: AddMediaButtonProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <IconButton
        icon="image"
        label={t`Add media`}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t`Add media`}
        accept={acceptAttribute(accepted)}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          // A copy: the list itself is emptied below.
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Opens a canvas; what is drawn there is attached to the account's draft (DOO-02). */
export function DrawButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)

  return (
    <IconButton
      icon="brush"
      label={t`Draw`}
      aria-haspopup="dialog"
      disabled={isDisabled}
      onClick={() => {
        openModal({ type: 'DOODLE', accountKey })
      }}
    />
  )
}

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
