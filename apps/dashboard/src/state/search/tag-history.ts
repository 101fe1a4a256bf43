import { atom } from 'jotai/vanilla'
import { parseTagHistory, rememberTags } from '@colonnade/domain/compose'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { perSession, type Session } from '../session.ts'

const readHistory = ({ platform, key }: Session): readonly string[] =>
  parseTagHistory(parsedJson(platform.storage.read(accountStorageKey(key, 'tags'))))

/** The hashtags that this account posted from this browser, newest first (CMP-56). */
export const tagHistoryAtom = perSession((session) => atom(readHistory(session)))

/** Puts the tags of what was posted in front, for this account alone. */
export const rememberTagsAtom = atom(null, (_get, set, session: Session, posted: string) => {
  // Read anew: another tab may have posted meanwhile.
  const history = rememberTags(readHistory(session), posted)
  set(tagHistoryAtom(session), history)
  session.platform.storage.write(accountStorageKey(session.key, 'tags'), JSON.stringify(history))
})
