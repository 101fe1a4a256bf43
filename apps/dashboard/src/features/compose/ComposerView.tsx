import { useLingui } from '@lingui/react/macro'
import {
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import {
  type AdvancedOption,
  getComposeShortcut,
  type Draft,
  insertEmoji,
  getPastedFile,
  type PublishButton,
  toggleOption,
} from '@colonnade/domain/compose'
import type { AccountEntity, AccountRecord, Visibility } from '@colonnade/domain/entities'
import { replaceText, type WritingField } from '../../ui/text-field/replace-text.ts'
import { ComposerTools } from './ComposerTools.tsx'
import { toEmojiTarget } from './emoji-target.ts'
import { OwnName } from './OwnName.tsx'
import type { AdvancedOptionsProps } from './publish/AdvancedOptions.tsx'
import { PublishButtons, VisibilityChoice } from './publish/PublishButtons.tsx'
import { useFocusOnRemoval } from './text/field-focus.ts'
import styles from './Composer.module.css'

interface ComposerViewProps {
  readonly draft: Pick<Draft, AdvancedOption | 'privacy' | 'spoiler'>
  readonly me: AccountEntity | AccountRecord
  /** The server, for links to its settings and for the host after the user's own acct. */
  readonly origin: string
  /** The choice of who posts; nothing where there is one account. */
  readonly author?: ReactNode
  /** The post that is replied to, if any. */
  readonly replyContext: ReactNode
  /** The field of the content warning, shown while the draft has one. */
  readonly warning: ReactNode
  /** The text field. */
  readonly text: ReactNode
  readonly textRef: RefObject<HTMLTextAreaElement | null>
  /** The number of characters left. */
  readonly counter: ReactNode
  readonly canSubmit: boolean
  readonly isSubmitting: boolean
  /** Whether a published post is edited. Its visibility cannot change then. */
  readonly isEdit?: boolean
  /** Why the post is not published, or not yet. */
  readonly refusal?: ReactNode
  /** Visibility of the second publish button; without it there is no such button. */
  readonly sideArm?: Visibility | null
  /** Always shows the warning field, without its switch (CMP-49). */
  readonly alwaysWarns: boolean
  /** Whether the server supports local-only posts; true by default. */
  readonly supportsLocalOnly?: boolean
  /** Opens the emoji picker. A picked emoji is inserted at the caret of the last focused field. */
  readonly emojiButton?: ComponentType<{
    readonly isDisabled: boolean
    readonly onPick: (emoji: string) => void
  }>
  /** Hints to read before publishing. */
  readonly hints?: ReactNode
  /** Opens the advanced options. */
  readonly optionsButton?: ComponentType<AdvancedOptionsProps>
  /** The attachments, below the text. */
  readonly attachments?: ReactNode
  /** The button that attaches files, the first of the tools. */
  readonly addMedia?: ReactNode
  /** More tools, after the emoji button. */
  readonly moreTools?: ReactNode
  /** The poll editor, below the text. */
  readonly poll?: ReactNode
  /** Called with a single file that was pasted without text (CMP-51). */
  readonly onFile?: (file: File) => void
  /** Called with dropped files (CMP-52). */
  readonly onDrop?: (files: FileList) => void
  readonly onChange: (change: Partial<Pick<Draft, AdvancedOption | 'privacy'>>) => void
  readonly onToggleSpoiler: () => void
  /** Called with the publish button that was clicked or triggered by a key. */
  readonly onSubmit: (button: PublishButton) => void
}

/** The form in which a post is written. It does not read any store, and does not render again while the user types. */
export function ComposerView(props: ComposerViewProps) {
  const { t } = useLingui()
  const {
    draft,
    isEdit = false,
    isSubmitting,
    sideArm = null,
    emojiButton: EmojiButton,
    optionsButton: OptionsButton,
    textRef: text,
    onChange,
  } = props
  const lastField = useRef<WritingField>(null)
  const keptFocus = useFocusOnRemoval(text)

  const submit = (button: PublishButton) => {
    if (!props.canSubmit) return
    // Focus first: a dialog that opens on submit moves the focus elsewhere.
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
    const button = getComposeShortcut(event.nativeEvent)
    if (button === null) return
    event.preventDefault()
    if (!event.repeat) submit(button)
  }

  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData } = event
    const file = getPastedFile({
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
    // Ctrl+Enter publishes from every field of the form. Enter without a modifier never does: none of its buttons is
    // a submit button.
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
      {props.author || <OwnName me={props.me} origin={props.origin} />}
      {props.replyContext}
      <div className={styles['box']}>
        {(draft.spoiler || props.alwaysWarns) && props.warning}
        {props.text}
        <ComposerTools
          hasWarning={props.alwaysWarns ? null : draft.spoiler}
          isLocked={isSubmitting}
          counter={props.counter}
          onToggleWarning={props.onToggleSpoiler}
          options={
            OptionsButton !== undefined && (
              <OptionsButton
                value={draft}
                isDisabled={isEdit || isSubmitting}
                supportsLocalOnly={props.supportsLocalOnly ?? true}
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
      {props.hints}
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
