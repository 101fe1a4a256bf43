import { useLingui } from '@lingui/react/macro'
import {
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react'
import {
  composeShortcut,
  type Draft,
  insertEmoji,
  pastedFile,
  type PublishButton,
  toggleOption,
} from '@colonnade/domain/compose'
import type { AccountEntity, AccountRecord, Visibility } from '@colonnade/domain/entities'
import type { FocusRequest } from '../../state/compose/composer-focus.ts'
import { replaceText, type WritingField } from '../../ui/text-field/replace-text.ts'
import { ComposerTools } from './ComposerTools.tsx'
import { toEmojiTarget } from './emoji-target.ts'
import { OwnName } from './OwnName.tsx'
import type { AdvancedOptionsProps } from './publish/AdvancedOptions.tsx'
import type { ComposerHintsProps } from './publish/ComposerHints.tsx'
import { PublishButtons, VisibilityChoice } from './publish/PublishButtons.tsx'
import { SuggestedInput } from './suggestions/SuggestedInput.tsx'
import { NO_SUGGESTING, type Suggesting } from './suggestions/suggesting.ts'
import { ComposerText } from './text/ComposerText.tsx'
import { useFocusOnRemoval } from './text/field-focus.ts'
import styles from './Composer.module.css'

interface ComposerViewProps {
  readonly draft: Draft
  /** Another one stands for another draft: undo does not lead from one into the other. */
  readonly draftId?: string
  readonly me: AccountEntity | AccountRecord
  /** The server, for links to its settings and its name behind the own acct. */
  readonly origin: string
  /** What is being answered, if anything. */
  readonly replyContext: ReactNode
  readonly remaining: number
  readonly canSubmit: boolean
  readonly isSubmitting: boolean
  /** A published post is changed; who reads it stays. */
  readonly isEdit?: boolean
  readonly hasFailed: boolean
  /** Why it is not published, or not yet. */
  readonly refusal?: ReactNode
  /** Whom the second publish button publishes for; without it there is none. */
  readonly sideArm?: Visibility | null
  /** The warning's field is always there, and its switch is not (CMP-49). */
  readonly alwaysWarns: boolean
  /** The server keeps posts that ask for it to itself; true if not said. */
  readonly keepsLocal?: boolean
  /** Grows with each request to focus the text. */
  readonly focusRequest: FocusRequest
  /** After a request, select the names after the first, so that typing drops them (CMP-48). */
  readonly preselectsNames: boolean
  readonly takesFocus: boolean
  readonly suggesting?: Suggesting
  /** Opens the emoji picker. What is picked is inserted at the caret of the field that had the focus last. */
  readonly emojiButton?: ComponentType<{
    readonly isDisabled: boolean
    readonly onPick: (emoji: string) => void
  }>
  /** Says what someone should know before publishing. */
  readonly hints?: ComponentType<ComposerHintsProps>
  /** Opens the advanced options. */
  readonly optionsButton?: ComponentType<AdvancedOptionsProps>
  /** What is attached, below the text. */
  readonly attachments?: ReactNode
  /** What attaches files; it stands first among the tools. */
  readonly addMedia?: ReactNode
  /** More of what can be added, behind emoji. */
  readonly moreTools?: ReactNode
  /** What belongs to the post beside text and media, below the text. */
  readonly poll?: ReactNode
  /** A single file was pasted here, without text (CMP-51). */
  readonly onFile?: (file: File) => void
  /** Files were dropped here (CMP-52). */
  readonly onDrop?: (files: FileList) => void
  readonly onChange: (patch: Partial<Draft>) => void
  readonly onToggleSpoiler: () => void
  /** Told which of the two buttons was pressed, or meant by a key. */
  readonly onSubmit: (button: PublishButton) => void
}

/** Where a post is written. Knows no store. */
export function ComposerView(props: ComposerViewProps) {
  const { t } = useLingui()
  const {
    draft,
    isEdit = false,
    isSubmitting,
    sideArm = null,
    suggesting = NO_SUGGESTING,
    emojiButton: EmojiButton,
    optionsButton: OptionsButton,
    hints: Hints,
    onChange,
  } = props
  const text = useRef<HTMLTextAreaElement>(null)
  const lastField = useRef<WritingField>(null)
  const keptFocus = useFocusOnRemoval(text)

  const submit = (button: PublishButton) => {
    if (!props.canSubmit) return
    // Before: a question on the way gives the focus elsewhere.
    text.current?.focus()
    props.onSubmit(button)
  }
  const handleFocus = (event: FocusEvent) => {
    lastField.current = toEmojiTarget(event.target) ?? lastField.current
    keptFocus.onFocus(event)
  }
  const handleEmoji = (emoji: string) => {
    const field = lastField.current?.isConnected === true ? lastField.current : text.current
    if (field === null) return
    const end = field.selectionEnd ?? field.value.length
    const edit = insertEmoji(field.value, { start: field.selectionStart ?? end, end }, emoji)
    replaceText(field, edit.text, edit.caret)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const button = composeShortcut(event.nativeEvent)
    if (button === null) return
    event.preventDefault()
    if (!event.repeat) submit(button)
  }

  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData } = event
    const file = pastedFile({
      files: clipboardData.files,
      text: clipboardData.getData('text/plain'),
    })
    if (file === null || props.onFile === undefined) return
    event.preventDefault()
    props.onFile(file)
  }
  const handleDrop = (event: DragEvent) => {
    const { files } = event.dataTransfer
    if (files.length === 0 || props.onDrop === undefined) return
    event.preventDefault()
    props.onDrop(files)
  }

  return (
    // Ctrl+Enter publishes from every field of it. Enter alone never does: no button of it submits.
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */
    <form
      className={styles['composer']}
      aria-label={t`Compose`}
      aria-busy={isSubmitting}
      onSubmit={(event) => event.preventDefault()}
      onFocus={handleFocus}
      onBlur={keptFocus.onBlur}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={handleDrop}
    >
      <OwnName me={props.me} origin={props.origin} />
      {props.replyContext}
      <div className={styles['box']}>
        {(draft.spoiler || props.alwaysWarns) && (
          <SuggestedInput
            field="warning"
            suggesting={suggesting}
            isLocked={isSubmitting}
            className={styles['warning']}
            aria-label={t`Content warning`}
            placeholder={t`Content warning (optional)`}
            value={draft.spoilerText}
            textId={props.draftId}
            dir="auto"
            autoComplete="off"
            enterKeyHint="next"
            onEnter={() => text.current?.focus()}
            onChange={(spoilerText) => {
              onChange({ spoilerText })
            }}
          />
        )}
        <ComposerText
          ref={text}
          value={draft.text}
          draftId={props.draftId}
          isLocked={isSubmitting}
          suggesting={suggesting}
          focusRequest={props.focusRequest}
          preselectsNames={props.preselectsNames}
          takesFocus={props.takesFocus}
          onChange={(next) => {
            onChange({ text: next })
          }}
        />
        <ComposerTools
          hasWarning={props.alwaysWarns ? null : draft.spoiler}
          isLocked={isSubmitting}
          remaining={props.remaining}
          onToggleWarning={props.onToggleSpoiler}
          options={
            OptionsButton !== undefined && (
              <OptionsButton
                value={draft}
                isDisabled={isEdit || isSubmitting}
                keepsLocal={props.keepsLocal ?? true}
                onToggle={(option) => {
                  onChange(toggleOption(draft, option))
                }}
              />
            )
          }
        >
          {props.addMedia}
          {EmojiButton !== undefined && (
            <EmojiButton isDisabled={isSubmitting} onPick={handleEmoji} />
          )}
          {props.moreTools}
        </ComposerTools>
      </div>
      {props.poll}
      {props.attachments}
      {Hints !== undefined && (
        <Hints
          draft={draft}
          isLocked={props.me.locked}
          origin={props.origin}
          hasFailed={props.hasFailed}
        />
      )}
      {props.refusal}
      <div className={styles['publish']}>
        <VisibilityChoice
          value={draft.privacy}
          isFixed={isEdit || isSubmitting}
          onChange={(privacy) => {
            onChange({ privacy })
          }}
        />
        <PublishButtons
          isEdit={isEdit}
          isDisabled={!props.canSubmit}
          isSending={isSubmitting}
          sideArm={isEdit ? null : sideArm}
          onPublish={submit}
        />
      </div>
    </form>
  )
}
