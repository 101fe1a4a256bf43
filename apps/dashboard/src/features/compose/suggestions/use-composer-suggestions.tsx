import { memo, type ReactNode, useEffect } from 'react'
import { getShownSuggestions, type Suggestion } from '@colonnade/domain/compose'
import { type AccountId, type AccountRecord, getSpokenName } from '@colonnade/domain/entities'
import { formatAcct } from '../../../lib/format-acct.ts'
import {
  updateSuggestionsAtom,
  hideSuggestionsAtom,
  moveSuggestionAtom,
  pickSuggestionAtom,
  suggestedAccountsAtom,
  suggestedFieldAtom,
  suggestionsAtom,
} from '../../../state/compose/suggestions.ts'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import {
  type ComposerSuggestions,
  ComposerSuggestionsContext,
  type SuggestionItem,
} from './composer-suggestions.ts'
import { getSuggestionAction } from './get-suggestion-action.ts'
import { SuggestionOptions } from './SuggestionOptions.tsx'
import styles from './Suggestions.module.css'

/** Returns the suggestions of the current session. */
function useComposerSuggestions(): ComposerSuggestions {
  const list = useSessionValue(suggestionsAtom)
  const field = useSessionValue(suggestedFieldAtom)
  const accounts = useSessionValue(suggestedAccountsAtom)
  const onCaret = useSessionAction(updateSuggestionsAtom)
  const onMove = useSessionAction(moveSuggestionAtom)
  const onHide = useSessionAction(hideSuggestionsAtom)
  const pick = useSessionAction(pickSuggestionAtom)
  const shown = getShownSuggestions(list)

  return {
    items: shown.map((suggestion) => getSuggestionItem(suggestion, accounts)),
    field,
    highlighted: list.highlighted,
    at: list.token?.start ?? 0,
    onCaret,
    onMove,
    onHide,
    getAction: getSuggestionAction,
    Options: SuggestionOptions,
    onPick: (index) => {
      const suggestion = shown[index]
      return suggestion === undefined ? null : pick(suggestion)
    },
  }
}

function getSuggestionItem(
  suggestion: Suggestion,
  accounts: ReadonlyMap<AccountId, AccountRecord>,
): SuggestionItem {
  switch (suggestion.kind) {
    case 'account': {
      const account = accounts.get(suggestion.id)
      const title = account && getSpokenName(account)
      const src = account?.avatar_static ?? null
      const picture = <Avatar size="small" src={src} name={title ?? suggestion.acct} />
      return { name: `@${formatAcct(suggestion.acct).shown}`, title, picture }
    }
    case 'tag':
      return { name: `#${suggestion.tag}`, picture: <Icon name="hash" /> }
    case 'emoji': {
      const { emoji, text } = suggestion
      const picture =
        emoji.category === 'custom' ? (
          <img className={styles['emoji']} src={emoji.imageUrl} alt="" />
        ) : (
          <span className={styles['emoji']}>{text}</span>
        )
      return { name: `:${emoji.id}:`, picture }
    }
  }
}

/** Provides the suggestions of the current session to the composer below. */
export function SuggestionsProvider({ children }: { readonly children: ReactNode }) {
  const suggestions = useComposerSuggestions()

  return <ComposerSuggestionsContext value={suggestions}>{children}</ComposerSuggestionsContext>
}

interface SuggesterProps {
  /** Must be stable: a new function is called again. */
  readonly onChange: (suggesting: ComposerSuggestions) => void
}

/** Reports the suggestions to a composer that is already mounted. Renders nothing. */
export const Suggester = memo(function Suggester({ onChange }: SuggesterProps) {
  const suggesting = useComposerSuggestions()

  useEffect(() => onChange(suggesting), [onChange, suggesting])

  return null
})
