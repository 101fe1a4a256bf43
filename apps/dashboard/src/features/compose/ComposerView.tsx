import { useLingui } from '@lingui/react/macro'
import {
  useEffect,
  useRef,
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import {
  composeShortcut,
  insertEmoji,
  pastedFile,
  toggleOption,
  type Draft,
  type PublishButton,
} from '@colonnade/domain/compose'
import type { AccountEntity, AccountRecord, Visibility } from '@colonnade/domain/entities'
import { AdvancedOptions } from './AdvancedOptions.tsx'
import { ComposerHints } from './ComposerHints.tsx'
import { ComposerText } from './ComposerText.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { OwnName } from './OwnName.tsx'
import { PublishButtons } from './PublishButtons.tsx'
import { NO_SUGGESTING, type Suggesting } from './suggestions/suggesting.ts'
import { textSelection } from './text-selection.ts'
import { useCaretAfterEdit } from './use-caret-after-edit.ts'
import { VisibilityChoice } from './VisibilityChoice.tsx'
import styles from './Composer.module.css'

interface ComposerViewProps {
  readonly draft: Draft
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
  /** Grows with every wish to have the text focused. */
  readonly focusRequests: number
  /** After a request, mark the names after the first, so that typing drops them (CMP-48). */
  readonly preselectsNames: boolean
  readonly takesFocus: boolean
  readonly suggesting?: Suggesting
  /** What opens the emoji picker; what is picked goes to the caret. */
  readonly emojiButton?: ComponentType<{
    readonly isDisabled: boolean
    readonly onPick: (emoji: string) => void
  }>
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
    onChange,
  } = props
  const text = useRef<HTMLTextAreaElement>(null)
  useFocusRequests(text, props)
  const placeCaret = useCaretAfterEdit(text, draft.text)

  const submit = (button: PublishButton) => {
    if (!props.canSubmit) return
    // Before: a question on the way gives the focus elsewhere.
    text.current?.focus()
    props.onSubmit(button)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit('main')
  }
  const handleEmoji = (emoji: string) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = text.current ?? {}
    const edit = insertEmoji(draft.text, { start, end }, emoji)
    placeCaret(edit.caret)
    onChange({ text: edit.text })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const button = composeShortcut(event.nativeEvent)
    if (button === null) return
    event.preventDefault()
    submit(button)
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
    // Ctrl+Enter publishes from every field of it.
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */
    <form
      className={styles['composer']}
      aria-label={t`Compose`}
      aria-busy={isSubmitting}
      onSubmit={handleSubmit}
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
          <input
            className={styles['warning']}
            aria-label={t`Content warning`}
            placeholder={t`What should readers know first?`}
            value={draft.spoilerText}
            readOnly={isSubmitting}
            dir="auto"
            onChange={(event) => {
              onChange({ spoilerText: event.currentTarget.value })
            }}
          />
        )}
        <ComposerText
          ref={text}
          value={draft.text}
          isLocked={isSubmitting}
          suggesting={suggesting}
          placeCaret={placeCaret}
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
            <AdvancedOptions
              value={draft}
              isDisabled={isEdit || isSubmitting}
              keepsLocal={props.keepsLocal ?? true}
              onToggle={(option) => {
                onChange(toggleOption(draft, option))
              }}
            />
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
      <ComposerHints
        draft={draft}
        isLocked={props.me.locked}
        origin={props.origin}
        hasFailed={props.hasFailed}
      />
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
          onSideArm={() => {
            submit('side-arm')
          }}
        />
      </div>
    </form>
  )
}

function useFocusRequests(
  text: RefObject<HTMLTextAreaElement | null>,
  { focusRequests, preselectsNames, takesFocus }: ComposerViewProps,
): void {
  const seen = useRef(takesFocus ? -1 : focusRequests)

  useEffect(() => {
    const element = text.current
    if (element === null || seen.current === focusRequests) return
    seen.current = focusRequests
    element.focus()
    const [start, end] = textSelection(element.value, preselectsNames)
    element.setSelectionRange(start, end)
  }, [text, focusRequests, preselectsNames])
}
