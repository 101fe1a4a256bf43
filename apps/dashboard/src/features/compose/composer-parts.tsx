import { useLingui } from '@lingui/react/macro'
import { type ComponentType, memo, useEffect, useRef, useState } from 'react'
import { acceptAttribute } from '@colonnade/domain/compose'
import type { StatusId, Visibility } from '@colonnade/domain/entities'
import { attachFilesAtom, dropFilesAtom } from '../../state/compose/attach-files.ts'
import { type Sent, submitDraftAtom } from '../../state/publish/submit.ts'
import { useAppAction, useSession, useSessionAction } from '../../state/react/index.ts'
import type { Session } from '../../state/session.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { EmojiButton } from '../emoji-picker/index.ts'
import { DraftContext } from './context/DraftContext.tsx'
import { AdvancedOptions, type AdvancedOptionsProps } from './publish/AdvancedOptions.tsx'
import { ComposerHints, type ComposerHintsProps } from './publish/ComposerHints.tsx'
import { SendingNotes } from './publish/SendingNotes.tsx'
import { type Publishing, useMediaQuestion } from './publish/use-media-question.ts'

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

interface PollButtonProps {
  readonly hasPoll: boolean
  readonly isDisabled: boolean
  readonly onToggle: () => void
}

/** Adds a poll to the post, or takes it away with what was written in it (BY-05). */
function PollButton({ hasPoll, isDisabled, onToggle }: PollButtonProps) {
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

/** What a composer does beside being written in: it may come a moment after it. */
export interface ComposerParts {
  readonly Context: ComponentType<{ readonly inReplyTo: StatusId | null; readonly isEdit: boolean }>
  /** Why it is not published, or not yet, beside the button. */
  readonly SendingNotes: ComponentType
  readonly AddMedia: ComponentType<{ readonly isDisabled: boolean }>
  readonly EmojiButton: ComponentType<{
    readonly isDisabled: boolean
    readonly onPick: (emoji: string) => void
  }>
  readonly PollButton: ComponentType<PollButtonProps>
  readonly Hints: ComponentType<ComposerHintsProps>
  readonly AdvancedOptions: ComponentType<AdvancedOptionsProps>
  readonly attachFiles: (session: Session, files: ArrayLike<File>) => Promise<void>
  readonly dropFiles: (session: Session, files: ArrayLike<File>) => Promise<void>
  /** Publishes, but for what the writer wants to be asked before. */
  readonly askFirst: (publishing: Publishing) => void
  /** @returns null where it was not published */
  readonly publish: (session: Session, privacy: Visibility) => Promise<Sent | null>
}

const PARTS: Omit<ComposerParts, 'askFirst'> = {
  // It knows nothing of the text: no key draws it anew.
  Context: memo(DraftContext),
  SendingNotes: memo(SendingNotes),
  AddMedia,
  EmojiButton,
  AdvancedOptions,
  PollButton,
  Hints: ComposerHints,
  attachFiles: (session, files) => session.store.set(attachFilesAtom, session, files),
  dropFiles: (session, files) => session.store.set(dropFilesAtom, session, files),
  publish: (session, privacy) => session.store.set(submitDraftAtom, session, privacy),
}

/** All of them, always the same. */
export function useComposerParts(): ComposerParts {
  const askFirst = useMediaQuestion()
  const latest = useRef(askFirst)
  const [parts] = useState<ComposerParts>(() => ({
    ...PARTS,
    askFirst: (publishing) => latest.current(publishing),
  }))

  useEffect(() => {
    latest.current = askFirst
  }, [askFirst])

  return parts
}

function AddMedia({ isDisabled }: { readonly isDisabled: boolean }) {
  const { initialState } = useSession()
  const attachFiles = useSessionAction(attachFilesAtom)

  return (
    <>
      <AddMediaButton
        accepted={initialState.acceptContentTypes}
        isDisabled={isDisabled}
        onFiles={attachFiles}
      />
      <DrawButton isDisabled={isDisabled} />
    </>
  )
}
