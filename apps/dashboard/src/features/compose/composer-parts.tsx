import { useLingui } from '@lingui/react/macro'
import { type ComponentType, memo, useEffect, useRef, useState } from 'react'
import { getAcceptAttribute, type PollDraft } from '@colonnade/domain/compose'
import type { StatusId, Visibility } from '@colonnade/domain/entities'
import { lazyModule } from '../../lib/lazy-module.ts'
import { attachFilesAtom, dropFilesAtom } from '../../state/compose/attach-files.ts'
import { draftHintsAtom, draftPollAtom } from '../../state/compose/draft-parts.ts'
import { changeDraftAtom, isSubmittingAtom } from '../../state/compose/draft.ts'
import { type PublishedDraft, submitDraftAtom } from '../../state/publish/submit-draft.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import type { Session } from '../../state/session.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { EmojiButton } from '../emoji-picker/index.ts'
import { DraftContext } from './context/DraftContext.tsx'
import type { DraftFieldProps } from './draft-fields.tsx'
import { AdvancedOptions, type AdvancedOptionsProps } from './publish/AdvancedOptions.tsx'
import { ComposerHints } from './publish/ComposerHints.tsx'
import { SendingNotes } from './publish/SendingNotes.tsx'
import { useAuthorCheck } from './publish/use-author-check.ts'
import { type Publishing, useMediaCheck } from './publish/use-media-check.ts'

interface AddMediaButtonProps {
  /** File types that the server accepts; empty when it does not report them (UPL-15). */
  readonly accepted: readonly string[]
  readonly isDisabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Opens the file picker of the system. */
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
        accept={getAcceptAttribute(accepted)}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          // A copy, because the list itself is emptied below.
          onFiles([...(currentTarget.files ?? [])])
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Opens a canvas. The drawing is attached to the draft of the account (DOO-02). */
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

/** Adds a poll to the post, or removes it with its options (BY-05). */
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

/** Loaded with the first poll. */
const pollEditor = lazyModule(async () => (await import('./poll/PollEditor.tsx')).PollEditor)

interface DraftPollProps extends DraftFieldProps {
  /** Whether the poll was just added. */
  readonly isNew: boolean
}

/** The poll of the draft, if it has one. */
function DraftPoll({ isNew, onEdit }: DraftPollProps) {
  const { meta } = useSession()
  const poll = useSessionValue(draftPollAtom)
  const isLocked = useSessionValue(isSubmittingAtom)
  const changeDraft = useSessionAction(changeDraftAtom)

  if (poll === null) return null
  return (
    <Lazy
      module={pollEditor}
      props={{
        poll,
        limits: meta.poll_limits,
        isLocked,
        isNew,
        onChange: (next: PollDraft) => {
          onEdit()
          changeDraft({ poll: next })
        },
      }}
    />
  )
}

interface DraftHintsProps {
  readonly hasFailed: boolean
}

/** The hints for the draft of the current session. */
function DraftHints({ hasFailed }: DraftHintsProps) {
  const { origin } = useSession()
  const notices = useSessionValue(draftHintsAtom)

  return <ComposerHints notices={notices} origin={origin} hasFailed={hasFailed} />
}

/** The parts of the composer that are not needed for typing. They load lazily. */
export interface ComposerParts {
  readonly Context: ComponentType<{ readonly inReplyTo: StatusId | null; readonly isEdit: boolean }>
  /** Why the post is not published, or not yet, beside the button. */
  readonly SendingNotes: ComponentType
  readonly AddMedia: ComponentType<{ readonly isDisabled: boolean }>
  readonly EmojiButton: ComponentType<{
    readonly isDisabled: boolean
    readonly onPick: (emoji: string) => void
  }>
  readonly PollButton: ComponentType<PollButtonProps>
  readonly Poll: ComponentType<DraftPollProps>
  readonly Hints: ComponentType<DraftHintsProps>
  readonly AdvancedOptions: ComponentType<AdvancedOptionsProps>
  readonly attachFiles: (session: Session, files: ArrayLike<File>) => Promise<void>
  readonly dropFiles: (session: Session, files: ArrayLike<File>) => Promise<void>
  /** Publishes, after asking for confirmation where it is needed. */
  readonly confirmAndPublish: (publishing: Publishing) => void
  /** @returns null when the post was not published */
  readonly publish: (session: Session, privacy: Visibility) => Promise<PublishedDraft | null>
}

const PARTS: Omit<ComposerParts, 'confirmAndPublish'> = {
  // It does not depend on the text, so that typing does not render it again.
  Context: memo(DraftContext),
  SendingNotes: memo(SendingNotes),
  AddMedia,
  EmojiButton,
  AdvancedOptions,
  PollButton,
  Poll: DraftPoll,
  Hints: DraftHints,
  attachFiles: (session, files) => session.store.set(attachFilesAtom, session, files),
  dropFiles: (session, files) => session.store.set(dropFilesAtom, session, files),
  publish: (session, privacy) => session.store.set(submitDraftAtom, session, privacy),
}

/** Returns all parts as a stable object. */
export function useComposerParts(): ComposerParts {
  const checkAuthor = useAuthorCheck()
  const checkMedia = useMediaCheck()
  const confirmAndPublish = (publishing: Publishing) => checkAuthor(() => checkMedia(publishing))
  const latest = useRef(confirmAndPublish)
  const [parts] = useState<ComposerParts>(() => ({
    ...PARTS,
    confirmAndPublish: (publishing) => latest.current(publishing),
  }))

  useEffect(() => {
    latest.current = confirmAndPublish
  })

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
