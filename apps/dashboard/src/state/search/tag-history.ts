import { atom } from 'jotai/vanilla'
import { parseTagHistory, addToTagHistory } from '@colonnade/domain/compose'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { perSession, type Session } from '../session.ts'

const readHistory = ({ platform, key }: Session): readonly string[] =>
  parseTagHistory(parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'tags'))))

/** The hashtags that this account posted from this browser, newest first (CMP-56). */
export const tagHistoryAtom = perSession((session) => atom(readHistory(session)))

/** Inserts the tags of a published post first, for this account only. */
export const addTagsToHistoryAtom = atom(null, (_get, set, session: Session, posted: string) => {
  // Read again, because another tab may have posted since.
  const history = addToTagHistory(readHistory(session), posted)
  set(tagHistoryAtom(session), history)
  session.platform.storage.write(getAccountStorageKey(session.key, 'tags'), JSON.stringify(history))
})
