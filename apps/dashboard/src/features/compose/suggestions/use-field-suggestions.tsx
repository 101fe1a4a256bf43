import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import type { DraftField } from '@colonnade/domain/compose'
import { replaceText, type WritingField } from '../../../ui/text-field/replace-text.ts'
import { NO_SUGGESTING, optionId, type Suggesting } from './suggesting.ts'

interface SuggestedField<Field extends WritingField> {
  readonly ref: RefObject<Field | null>
  readonly name: DraftField
  readonly suggesting: Suggesting
  /** The post is on its way and must not change. */
  readonly isLocked: boolean
}

/** Suggestions for a text field of the composer, which becomes a combobox while they are shown. */
export function useFieldSuggestions<Field extends WritingField>(field: SuggestedField<Field>) {
  const { ref, name, suggesting, isLocked } = field
  const listId = useId()
  /** The key that took a suggestion: while it is held it does nothing else. */
  const heldKey = useRef<string | null>(null)
  const anchor = `--${listId.replace(/[^\w-]/g, '')}`
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = suggesting.field === name && suggesting.faces.length > 0 && !isLocked
  if (isOpen && !wasOpen) setWasOpen(true)

  const pick = (index: number) => {
    const edit = suggesting.onPick(index)
    if (edit !== null && ref.current !== null) replaceText(ref.current, edit.text, edit.caret)
  }
  const follow = (element: WritingField) => {
    suggesting.onCaret(element.value, getCaret(element), name)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && event.key === heldKey.current) {
      event.preventDefault()
      return
    }
    heldKey.current = null
    const act = isOpen ? suggesting.getAction(event) : null
    if (act === null) return
    event.preventDefault()
    event.stopPropagation()
    if (act === 'hide') suggesting.onHide()
    else if (act !== 'pick') suggesting.onMove(act === 'next' ? 1 : -1)
    else if (!event.repeat) {
      heldKey.current = event.key
      pick(suggesting.highlighted)
    }
  }

  return {
    /** Where the token of the shown suggestions begins; null while there are none. */
    token: isOpen ? { at: suggesting.at, name: anchor } : null,
    follow,
    fieldProps: {
      ...(isOpen && {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': optionId(listId, suggesting.highlighted),
      }),
      onSelect: ({ currentTarget }: { readonly currentTarget: Field }) => follow(currentTarget),
      onBlur: suggesting.onHide,
      onKeyDown: handleKeyDown,
    },
    options: wasOpen && (
      <suggesting.Options
        id={listId}
        faces={isOpen ? suggesting.faces : NO_SUGGESTING.faces}
        highlighted={suggesting.highlighted}
        anchor={anchor}
        onPick={pick}
      />
    ),
  }
}

/** -1 while something is marked: what is typed then replaces it. */
function getCaret({ selectionStart, selectionEnd }: WritingField): number {
  return selectionStart !== null && selectionStart === selectionEnd ? selectionStart : -1
}
