import { memo, useEffect } from 'react'
import { shownSuggestions, type Suggestion } from '@colonnade/domain/compose'
import { type AccountId, type AccountRecord, getSpokenName } from '@colonnade/domain/entities'
import { showAcct } from '../../../lib/handles.ts'
import {
  followCaretAtom,
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
import type { Suggesting, SuggestionFace } from './suggesting.ts'
import { suggestionKey } from './suggestion-key.ts'
import { SuggestionOptions } from './SuggestionOptions.tsx'
import styles from './Suggestions.module.css'

/** The suggestions of the account above. */
export function useSuggesting(): Suggesting {
  const list = useSessionValue(suggestionsAtom)
  const field = useSessionValue(suggestedFieldAtom)
  const accounts = useSessionValue(suggestedAccountsAtom)
  const onCaret = useSessionAction(followCaretAtom)
  const onMove = useSessionAction(moveSuggestionAtom)
  const onHide = useSessionAction(hideSuggestionsAtom)
  const pick = useSessionAction(pickSuggestionAtom)
  const shown = shownSuggestions(list)

  return {
    faces: shown.map((suggestion) => faceOf(suggestion, accounts)),
    field,
    highlighted: list.highlighted,
    at: list.token?.start ?? 0,
    onCaret,
    onMove,
    onHide,
    getAction: suggestionKey,
    Options: SuggestionOptions,
    onPick: (index) => {
      const suggestion = shown[index]
      return suggestion === undefined ? null : pick(suggestion)
    },
  }
}

function faceOf(
  suggestion: Suggestion,
  accounts: ReadonlyMap<AccountId, AccountRecord>,
): SuggestionFace {
  switch (suggestion.kind) {
    case 'account': {
      const account = accounts.get(suggestion.id)
      const title = account && getSpokenName(account)
      const src = account?.avatar_static ?? null
      const picture = <Avatar size="small" src={src} name={title ?? suggestion.acct} />
      return { name: `@${showAcct(suggestion.acct).shown}`, title, picture }
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

interface SuggesterProps {
  /** The same one always: it is told anew with every other one. */
  readonly onChange: (suggesting: Suggesting) => void
}

/** Tells what is suggested to a composer that was there before. Shows nothing itself. */
export const Suggester = memo(function Suggester({ onChange }: SuggesterProps) {
  const suggesting = useSuggesting()

  useEffect(() => onChange(suggesting), [onChange, suggesting])

  return null
})
