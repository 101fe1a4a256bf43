import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { PollDraft } from '@colonnade/domain/compose'
import { lazyModule } from '../../lib/lazy-module.ts'
import { composerFocusAtom } from '../../state/compose/composer-focus.ts'
import { draftPollAtom, draftTextAtom, warningTextAtom } from '../../state/compose/draft-parts.ts'
import {
  changeDraftAtom,
  draftIdAtom,
  isSubmittingAtom,
  remainingCharactersAtom,
} from '../../state/compose/draft.ts'
import {
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { SuggestedInput } from './suggestions/SuggestedInput.tsx'
import { CharactersLeft } from './text/CharactersLeft.tsx'
import { ComposerText } from './text/ComposerText.tsx'
import styles from './Composer.module.css'

// Each of these parts reads what is typed into it, so that a key does not render the composer around them.

/** Loaded with the first poll. */
const pollEditor = lazyModule(async () => (await import('./poll/PollEditor.tsx')).PollEditor)

interface DraftFieldProps {
  /** Called before a change of the draft by this field. */
  readonly onEdit: () => void
}

interface DraftTextProps extends DraftFieldProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly takesFocus: boolean
}

/** The text of the draft. */
export function DraftText({ ref, takesFocus, onEdit }: DraftTextProps) {
  const text = useSessionValue(draftTextAtom)
  const draftId = useSessionValue(draftIdAtom)
  const isLocked = useSessionValue(isSubmittingAtom)
  const changeDraft = useSessionAction(changeDraftAtom)
  const focusRequest = useAppValue(composerFocusAtom)
  const { preselect_on_reply } = useAppValue(localSettingsAtom)

  return (
    <ComposerText
      ref={ref}
      value={text}
      draftId={draftId}
      isLocked={isLocked}
      focusRequest={focusRequest}
      preselectsNames={preselect_on_reply}
      takesFocus={takesFocus}
      onChange={(next) => {
        onEdit()
        changeDraft({ text: next })
      }}
    />
  )
}

interface WarningFieldProps {
  readonly value: string
  /** Changes with the draft. */
  readonly draftId: string | undefined
  /** Whether the post is being sent and the warning must not change. */
  readonly isLocked: boolean
  readonly onEnter: () => void
  readonly onChange: (value: string) => void
}

/** The field of the content warning. */
export function WarningField({ value, draftId, isLocked, onEnter, onChange }: WarningFieldProps) {
  const { t } = useLingui()

  return (
    <SuggestedInput
      field="warning"
      isLocked={isLocked}
      className={styles['warning']}
      aria-label={t`Content warning`}
      placeholder={t`Content warning (optional)`}
      value={value}
      textId={draftId}
      dir="auto"
      autoComplete="off"
      enterKeyHint="next"
      onEnter={onEnter}
      onChange={onChange}
    />
  )
}

interface DraftWarningProps extends DraftFieldProps {
  readonly onEnter: () => void
}

/** The content warning of the draft. */
export function DraftWarning({ onEnter, onEdit }: DraftWarningProps) {
  const value = useSessionValue(warningTextAtom)
  const draftId = useSessionValue(draftIdAtom)
  const isLocked = useSessionValue(isSubmittingAtom)
  const changeDraft = useSessionAction(changeDraftAtom)

  return (
    <WarningField
      value={value}
      draftId={draftId}
      isLocked={isLocked}
      onEnter={onEnter}
      onChange={(spoilerText) => {
        onEdit()
        changeDraft({ spoilerText })
      }}
    />
  )
}

/** The number of characters left in the draft. */
export function DraftCounter() {
  return <CharactersLeft remaining={useSessionValue(remainingCharactersAtom)} />
}

interface DraftPollProps extends DraftFieldProps {
  /** Whether the poll was just added. */
  readonly isNew: boolean
}

/** The poll of the draft, if it has one. */
export function DraftPoll({ isNew, onEdit }: DraftPollProps) {
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
