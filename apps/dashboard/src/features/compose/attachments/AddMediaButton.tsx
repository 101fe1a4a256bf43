import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { acceptAttribute } from '@colonnade/domain/compose'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'

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
