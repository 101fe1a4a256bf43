import { atom } from 'jotai/vanilla'
import {
  EMOJI_SUGGESTION_LIMIT,
  followToken,
  hideSuggestions,
  moveHighlight,
  NO_SUGGESTIONS,
  pickSuggestion,
  receiveSuggestions,
  suggestTags,
  tokenAtCaret,
  type Suggestion,
  type SuggestionList,
  type SuggestionToken,
  type TextEdit,
} from '@colonnade/domain/compose'
import { emojiText, searchEmoji, type Emoji, type EmojiIndex } from '@colonnade/domain/emoji'
import { countEmojiUseAtom } from '../emoji/count-emoji-use.ts'
import { loadEmojisAtom } from '../emoji/emoji-table.ts'
import { ownEmojiIndexAtom } from '../emoji/own-emojis.ts'
import { skinToneAtom } from '../emoji/skin-tone.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { perSession, type Session } from '../session.ts'
import { accountSearch } from './account-search.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'
import { tagHistoryAtom } from './tag-history.ts'

const listAtom = perSession(() => atom<SuggestionList>(NO_SUGGESTIONS))

/** What is suggested while the composer's text is typed, and for which token; nothing once that is gone (SUG-11). */
export const suggestionsAtom = perSession((session) =>
  atom((get): SuggestionList => {
    const list = get(listAtom(session))
    const { text } = get(draftAtom(session))
    const isThere = text.slice(list.token?.start, list.token?.end) === list.token?.text
    return isThere ? list : NO_SUGGESTIONS
  }),
)

/**
 * The text changed, or the caret moved in it: asks for what fits the token there.
 *
 * @param caret in UTF-16 units; -1 where no caret stands in the text
 */
export const followCaretAtom = atom(
  null,
  (get, set, session: Session, text: string, caret: number) => {
    const before = get(listAtom(session))
    const token = tokenAtCaret(text, caret)
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
 * Puts a suggestion in the place of its token (SUG-08).
 *
 * @returns where the caret belongs now; null when there is no token any more
 */
export const pickSuggestionAtom = atom(
  null,
  (get, set, session: Session, suggestion: Suggestion): TextEdit | null => {
    const { token } = get(suggestionsAtom(session))
    if (token === null) return null
    const edit = pickSuggestion(get(draftAtom(session)).text, token, suggestion)
    set(changeDraftAtom, session, { text: edit.text })
    set(listAtom(session), NO_SUGGESTIONS)
    if (suggestion.kind === 'emoji') set(countEmojiUseAtom, session, suggestion.emoji.id)
    return edit
  },
)
