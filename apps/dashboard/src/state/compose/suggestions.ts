import { atom } from 'jotai/vanilla'
import {
  type DraftField,
  EMOJI_SUGGESTION_LIMIT,
  updateToken,
  getFieldText,
  hideSuggestions,
  moveHighlight,
  NO_SUGGESTIONS,
  pickSuggestion,
  setSuggestions,
  getShownSuggestions,
  type Suggestion,
  type SuggestionList,
  type SuggestionToken,
  suggestTags,
  type TextEdit,
  findTokenAtCaret,
} from '@colonnade/domain/compose'
import { type Emoji, type EmojiIndex, getEmojiText, searchEmoji } from '@colonnade/domain/emoji'
import type { AccountId, AccountRecord } from '@colonnade/domain/entities'
import {
  countEmojiUseAtom,
  loadEmojisAtom,
  ownEmojiIndexAtom,
  skinToneAtom,
} from '../emoji/emojis.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { tagHistoryAtom } from '../search/tag-history.ts'
import { accountSearch } from '../search/throttle-search.ts'
import { perSession, type Session } from '../session.ts'
import { draftAtom } from './draft.ts'

const suggestionListAtom = perSession(() => atom<SuggestionList>(NO_SUGGESTIONS))
const suggestionFieldAtom = perSession(() => atom<DraftField>('text'))

/** The composer field that the suggestions belong to. */
export const suggestedFieldAtom = perSession((session) =>
  atom((get) => get(suggestionFieldAtom(session))),
)

/** The suggestions for the token at the caret of a composer field; none once the token is removed (SUG-11). */
export const suggestionsAtom = perSession((session) =>
  atom((get): SuggestionList => {
    const list = get(suggestionListAtom(session))
    const text = getFieldText(get(draftAtom(session)), get(suggestionFieldAtom(session)))
    const isThere = text.slice(list.token?.start, list.token?.end) === list.token?.text
    return isThere ? list : NO_SUGGESTIONS
  }),
)

/**
 * Updates the suggestions when a text or its caret changes. The post's text gets suggestions of all kinds, other
 * fields only emoji.
 *
 * @param caret in UTF-16 units; -1 without a caret in the text
 */
export const updateSuggestionsAtom = atom(
  null,
  (get, set, session: Session, text: string, caret: number, field: DraftField = 'text') => {
    const before =
      field === get(suggestionFieldAtom(session))
        ? get(suggestionListAtom(session))
        : NO_SUGGESTIONS
    const found = findTokenAtCaret(text, caret)
    const token = field === 'text' || found?.kind === 'emoji' ? found : null
    set(suggestionFieldAtom(session), field)
    set(suggestionListAtom(session), updateToken(before, token))
    if (token?.text === before.token?.text) return
    accountSearch(session).stop()
    if (token !== null) set(findSuggestionsAtom, session, token)
  },
)

const findSuggestionsAtom = atom(
  null,
  (get, set, session: Session, { kind, text, query }: SuggestionToken) => {
    switch (kind) {
      case 'account':
        accountSearch(session).search(query, (accounts) => {
          set(ingestAccountsAtom, session, accounts)
          const found = accounts.map(({ id, acct }): Suggestion => ({ kind, id, acct }))
          set(receiveSuggestionsAtom, session, text, found)
        })
        return
      case 'tag': {
        const tags = suggestTags(get(tagHistoryAtom(session)), query)
        const found = tags.map((tag): Suggestion => ({ kind, tag }))
        set(receiveSuggestionsAtom, session, text, found)
        return
      }
      case 'emoji':
        void set(findEmojisAtom, session, text, query)
    }
  },
)

/** Suggests no emoji when they cannot be loaded, without an error (SUG-10). */
const findEmojisAtom = atom(
  null,
  async (_get, set, session: Session, asked: string, query: string) => {
    const stock = await session.app.set(loadEmojisAtom).catch(() => null)
    set(receiveEmojisAtom, session, asked, query, stock?.index ?? [])
  },
)

const receiveEmojisAtom = atom(
  null,
  (get, set, session: Session, asked: string, query: string, standard: EmojiIndex<Emoji>) => {
    const tone = get(skinToneAtom(session))
    const index = [...get(ownEmojiIndexAtom(session)), ...standard]
    const found = searchEmoji(index, query, EMOJI_SUGGESTION_LIMIT).map((emoji): Suggestion => ({
      kind: 'emoji',
      emoji,
      text: getEmojiText(emoji, tone),
    }))
    set(receiveSuggestionsAtom, session, asked, found)
  },
)

const receiveSuggestionsAtom = atom(
  null,
  (get, set, session: Session, asked: string, found: readonly Suggestion[]) => {
    const list = get(suggestionListAtom(session))
    set(suggestionListAtom(session), setSuggestions(list, asked, found))
  },
)

/** Moves the highlight by an arrow key (SUG-07). */
export const moveSuggestionAtom = atom(null, (get, set, session: Session, step: 1 | -1) => {
  set(suggestionListAtom(session), moveHighlight(get(suggestionsAtom(session)), step))
})

/** Hides the suggestions on Escape or blur (SUG-06). */
export const hideSuggestionsAtom = atom(null, (get, set, session: Session) => {
  set(suggestionListAtom(session), hideSuggestions(get(suggestionsAtom(session))))
})

/**
 * Picks a suggestion, hides the list, and counts the use of an emoji.
 *
 * @returns the field's text with the suggestion in place of its token (SUG-08); null without a token
 */
export const pickSuggestionAtom = atom(
  null,
  (get, set, session: Session, suggestion: Suggestion): TextEdit | null => {
    const { token } = get(suggestionsAtom(session))
    if (token === null) return null
    const text = getFieldText(get(draftAtom(session)), get(suggestionFieldAtom(session)))
    const edit = pickSuggestion(text, token, suggestion)
    set(suggestionListAtom(session), NO_SUGGESTIONS)
    if (suggestion.kind === 'emoji') set(countEmojiUseAtom, session, suggestion.emoji.id)
    return edit
  },
)

/** The suggested accounts, to show their avatars. */
export const suggestedAccountsAtom = perSession((session) =>
  atom((get): ReadonlyMap<AccountId, AccountRecord> => {
    const accounts = new Map<AccountId, AccountRecord>()
    for (const suggestion of getShownSuggestions(get(suggestionsAtom(session)))) {
      if (suggestion.kind !== 'account') continue
      const account = get(accountAtoms(session)(suggestion.id))
      if (account !== undefined) accounts.set(suggestion.id, account)
    }
    return accounts
  }),
)
