import { type KeyboardEvent, type RefObject, useContext, useId, useRef, useState } from 'react'
import type { DraftField } from '@colonnade/domain/compose'
import { replaceText, type WritingField } from '../../../ui/text-field/replace-text.ts'
import {
  ComposerSuggestionsContext,
  NO_COMPOSER_SUGGESTIONS,
  getSuggestionOptionId,
} from './composer-suggestions.ts'

interface SuggestedField<Field extends WritingField> {
  readonly ref: RefObject<Field | null>
  readonly name: DraftField
  /** Whether the post is being sent and must not change. */
  readonly isLocked: boolean
}

/** Adds suggestions to a text field of the composer, which becomes a combobox while they are shown. */
export function useFieldSuggestions<Field extends WritingField>(field: SuggestedField<Field>) {
  const { ref, name, isLocked } = field
  const suggestions = useContext(ComposerSuggestionsContext)
  const listId = useId()
  /** The key that accepted a suggestion. It does nothing else while it is held. */
  const heldKey = useRef<string | null>(null)
  const anchor = `--${listId.replace(/[^\w-]/g, '')}`
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = suggestions.field === name && suggestions.items.length > 0 && !isLocked
  if (isOpen && !wasOpen) setWasOpen(true)

  const pick = (index: number) => {
    const edit = suggestions.onPick(index)
    if (edit !== null && ref.current !== null) replaceText(ref.current, edit.text, edit.caret)
  }
  const follow = (element: WritingField) => {
    suggestions.onCaret(element.value, getCaret(element), name)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && event.key === heldKey.current) {
      event.preventDefault()
      return
    }
    heldKey.current = null
    const act = isOpen ? suggestions.getAction(event) : null
    if (act === null) return
    event.preventDefault()
    event.stopPropagation()
    if (act === 'hide') suggestions.onHide()
    else if (act !== 'pick') suggestions.onMove(act === 'next' ? 1 : -1)
    else if (!event.repeat) {
      heldKey.current = event.key
      pick(suggestions.highlighted)
    }
  }

  return {
    /** Start of the token of the shown suggestions; null while there are none. */
    token: isOpen ? { at: suggestions.at, name: anchor } : null,
    follow,
    fieldProps: {
      ...(isOpen && {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': getSuggestionOptionId(listId, suggestions.highlighted),
      }),
      onSelect: ({ currentTarget }: { readonly currentTarget: Field }) => follow(currentTarget),
      onBlur: suggestions.onHide,
      onKeyDown: handleKeyDown,
    },
    options: wasOpen && (
      <suggestions.Options
        id={listId}
        items={isOpen ? suggestions.items : NO_COMPOSER_SUGGESTIONS.items}
        highlighted={suggestions.highlighted}
        anchor={anchor}
        onPick={pick}
      />
    ),
  }
}

/** Returns -1 while text is selected, because typing replaces it. */
function getCaret({ selectionStart, selectionEnd }: WritingField): number {
  return selectionStart !== null && selectionStart === selectionEnd ? selectionStart : -1
}
