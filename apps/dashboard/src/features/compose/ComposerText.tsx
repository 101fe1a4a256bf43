import { useLingui } from '@lingui/react/macro'
import { useId, type KeyboardEvent, type Ref, type SyntheticEvent } from 'react'
import { isRtl } from '@colonnade/domain/text'
import type { Suggesting } from './suggestions/suggesting.ts'
import { suggestionKey } from './suggestions/suggestion-key.ts'
import { optionId, SuggestionOptions } from './suggestions/SuggestionOptions.tsx'
import { TextColours } from './TextColours.tsx'
import styles from './Composer.module.css'

interface ComposerTextProps {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly value: string
  /** The text is on its way and must not change under it. */
  readonly isLocked: boolean
  readonly suggesting: Suggesting
  readonly onChange: (value: string) => void
  /** Asks for the caret to be put there once the text has changed. */
  readonly placeCaret: (caret: number) => void
}

/** The text: as tall as what is in it, in the direction of what is in it, with what could be meant below. */
export function ComposerText(props: ComposerTextProps) {
  const { ref, value, isLocked, suggesting, onChange, placeCaret } = props
  const { t } = useLingui()
  const listId = useId()
  const anchor = `--${listId.replace(/[^\w-]/g, '')}`
  const isOpen = suggesting.faces.length > 0 && !isLocked
  const dir = direction(value)

  const pick = (index: number) => {
    const caret = suggesting.onPick(index)
    if (caret !== null) placeCaret(caret)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = isOpen && !event.nativeEvent.isComposing ? suggestionKey(event) : null
    if (act === null) return
    event.preventDefault()
    event.stopPropagation()
    if (act === 'hide') suggesting.onHide()
    else if (act === 'pick') pick(suggesting.highlighted)
    else suggesting.onMove(act === 'next' ? 1 : -1)
  }
  const handleSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    suggesting.onCaret(currentTarget.value, caretOf(currentTarget))
  }

  return (
    <div className={styles['grow']} dir={dir}>
      <TextColours text={value} anchor={isOpen ? { at: suggesting.at, name: anchor } : null} />
      <textarea
        ref={ref}
        aria-label={t`What is on your mind?`}
        placeholder={t`What is on your mind?`}
        dir={dir}
        value={value}
        readOnly={isLocked}
        rows={1}
        autoCapitalize="sentences"
        {...(isOpen && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': optionId(listId, suggesting.highlighted),
        })}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          suggesting.onCaret(currentTarget.value, caretOf(currentTarget))
        }}
        onSelect={handleSelect}
        onKeyDown={handleKeyDown}
        onBlur={suggesting.onHide}
      />
      {isOpen && (
        <SuggestionOptions
          id={listId}
          faces={suggesting.faces}
          highlighted={suggesting.highlighted}
          anchor={anchor}
          onPick={pick}
        />
      )}
    </div>
  )
}

/** -1 while something is marked: what is typed then replaces it. */
function caretOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): number {
  return selectionStart === selectionEnd ? selectionStart : -1
}

function direction(text: string): 'auto' | 'rtl' | 'ltr' {
  if (text === '') return 'auto'
  return isRtl(text) ? 'rtl' : 'ltr'
}
