import { useLingui } from '@lingui/react/macro'
import { type RefObject, useContext } from 'react'
import type { Draft } from '@colonnade/domain/compose'
import { composerFocusAtoms } from '../../state/compose/composer-focus.ts'
import { draftTextAtom, warningTextAtom } from '../../state/compose/draft-parts.ts'
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
import { ComposerContext } from './author/composer-context.ts'
import { SuggestedInput } from './suggestions/SuggestedInput.tsx'
import { CharactersLeft } from './text/CharactersLeft.tsx'
import { ComposerText } from './text/ComposerText.tsx'
import styles from './Composer.module.css'

// Each of these parts reads what is typed into it, so that a key does not render the composer around them.

export interface DraftFieldProps {
  /** Called before a change of the draft by this field. */
  readonly onEdit: () => void
}

/** What every field of the draft reads, and the change of the draft by it. */
function useDraftField(onEdit: () => void) {
  const draftId = useSessionValue(draftIdAtom)
  const isLocked = useSessionValue(isSubmittingAtom)
  const changeDraft = useSessionAction(changeDraftAtom)
  const change = (parts: Partial<Draft>) => {
    onEdit()
    changeDraft(parts)
  }
  return { draftId, isLocked, change }
}

interface DraftTextProps extends DraftFieldProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly takesFocus: boolean
}

/** The text of the draft. */
export function DraftText({ ref, takesFocus, onEdit }: DraftTextProps) {
  const text = useSessionValue(draftTextAtom)
  const { draftId, isLocked, change } = useDraftField(onEdit)
  const targets = `${useSession().key} ${useContext(ComposerContext)}`
  const focusRequest = useAppValue(composerFocusAtoms(targets))
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
      onChange={(next) => change({ text: next })}
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
  const { draftId, isLocked, change } = useDraftField(onEdit)

  return (
    <WarningField
      value={value}
      draftId={draftId}
      isLocked={isLocked}
      onEnter={onEnter}
      onChange={(spoilerText) => change({ spoilerText })}
    />
  )
}

/** The number of characters left in the draft. */
export function DraftCounter() {
  return <CharactersLeft remaining={useSessionValue(remainingCharactersAtom)} />
}
