import { atom } from 'jotai/vanilla'
import {
  type DraftField,
  EMOJI_SUGGESTION_LIMIT,
  followToken,
  getFieldText,
  hideSuggestions,
  moveHighlight,
  NO_SUGGESTIONS,
  pickSuggestion,
  receiveSuggestions,
  shownSuggestions,
  type Suggestion,
  type SuggestionList,
  type SuggestionToken,
  suggestTags,
  type TextEdit,
  tokenAtCaret,
} from '@colonnade/domain/compose'
import { type Emoji, type EmojiIndex, emojiText, searchEmoji } from '@colonnade/domain/emoji'
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
import { accountSearch } from '../search/throttled-search.ts'
import { perSession, type Session } from '../session.ts'
import { draftAtom } from './draft.ts'

const listAtom = perSession(() => atom<SuggestionList>(NO_SUGGESTIONS))
const fieldAtom = perSession(() => atom<DraftField>('text'))

/** The field of the composer that suggestions are for. */
export const suggestedFieldAtom = perSession((session) => atom((get) => get(fieldAtom(session))))

/** What is suggested while a field of the composer is typed in, and for which token; nothing once that is gone (SUG-11). */
export const suggestionsAtom = perSession((session) =>
  atom((get): SuggestionList => {
    const list = get(listAtom(session))
    const text = getFieldText(get(draftAtom(session)), get(fieldAtom(session)))
    const isThere = text.slice(list.token?.start, list.token?.end) === list.token?.text
    return isThere ? list : NO_SUGGESTIONS
  }),
)

/**
 * Updates the suggestions when a text or the caret in it changes. The post's text takes all kinds of them, other
 * fields emoji.
 *
 * @param caret in UTF-16 units; -1 where no caret stands in the text
 */
export const followCaretAtom = atom(
  null,
  (get, set, session: Session, text: string, caret: number, field: DraftField = 'text') => {
    const before = field === get(fieldAtom(session)) ? get(listAtom(session)) : NO_SUGGESTIONS
    const found = tokenAtCaret(text, caret)
    const token = field === 'text' || found?.kind === 'emoji' ? found : null
    set(fieldAtom(session), field)
    set(listAtom(session), followToken(before, token))
    if (token?.text === before.token?.text) return
    accountSearch(session).stop()
    if (token !== null) set(findAtom, session, token)
  },
)

const findAtom = atom(
  null,
  (get, set, session: Session, { kind, text, query }: SuggestionToken) => {
    switch (kind) {
      case 'account':
        accountSearch(session).ask(query, (accounts) => {
          set(ingestAccountsAtom, session, accounts)
          const found = accounts.map(({ id, acct }): Suggestion => ({ kind, id, acct }))
          set(receiveAtom, session, text, found)
        })
        return
      case 'tag': {
        const tags = suggestTags(get(tagHistoryAtom(session)), query)
        const found = tags.map((tag): Suggestion => ({ kind, tag }))
        set(receiveAtom, session, text, found)
        return
      }
      case 'emoji':
        void set(findEmojisAtom, session, text, query)
    }
  },
)

/** Emoji that cannot be fetched are not suggested, and nothing more (SUG-10). */
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
      text: emojiText(emoji, tone),
    }))
    set(receiveAtom, session, asked, found)
  },
)

const receiveAtom = atom(
  null,
  (get, set, session: Session, asked: string, found: readonly Suggestion[]) => {
    const list = get(listAtom(session))
    set(listAtom(session), receiveSuggestions(list, asked, found))
  },
)

/** An arrow key (SUG-07). */
export const moveSuggestionAtom = atom(null, (get, set, session: Session, step: 1 | -1) => {
  set(listAtom(session), moveHighlight(get(suggestionsAtom(session)), step))
})

/** Escape, or the field was left (SUG-06). */
export const hideSuggestionsAtom = atom(null, (get, set, session: Session) => {
  set(listAtom(session), hideSuggestions(get(suggestionsAtom(session))))
})

/**
 * Takes a suggestion: no more are shown, and the use of an emoji is counted.
 *
 * @returns the field's text with it in the place of its token (SUG-08); null when there is no token any more
 */
export const pickSuggestionAtom = atom(
  null,
  (get, set, session: Session, suggestion: Suggestion): TextEdit | null => {
    const { token } = get(suggestionsAtom(session))
    if (token === null) return null
    const text = getFieldText(get(draftAtom(session)), get(fieldAtom(session)))
    const edit = pickSuggestion(text, token, suggestion)
    set(listAtom(session), NO_SUGGESTIONS)
    if (suggestion.kind === 'emoji') set(countEmojiUseAtom, session, suggestion.emoji.id)
    return edit
  },
)

/** The accounts that are suggested now, to show their faces. */
export const suggestedAccountsAtom = perSession((session) =>
  atom((get): ReadonlyMap<AccountId, AccountRecord> => {
    const accounts = new Map<AccountId, AccountRecord>()
    for (const suggestion of shownSuggestions(get(suggestionsAtom(session)))) {
      if (suggestion.kind !== 'account') continue
      const account = get(accountAtoms(session)(suggestion.id))
      if (account !== undefined) accounts.set(suggestion.id, account)
    }
    return accounts
  }),
)
