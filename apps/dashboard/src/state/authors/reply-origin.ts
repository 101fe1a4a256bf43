import { atom } from 'jotai/vanilla'
import type { AccountKey, StatusId } from '@colonnade/domain/entities'
import { getAccountStorageKey, getTabReplyKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { draftAtom } from '../compose/draft.ts'
import { perSession, type Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'

/** The account in whose column a reply was started, and the post that the author replies to. */
interface ReplyOrigin {
  readonly account: AccountKey
  readonly status: StatusId
}

const changedAtom = perSession(() => atom<ReplyOrigin | null | undefined>(undefined))

/** Where the reply of an author comes from; null for their own column. A tab keeps it with the draft. */
const originAtom = perSession((session) =>
  atom((get): ReplyOrigin | null => {
    const changed = get(changedAtom(session))
    if (changed !== undefined) return changed
    const { tabStorage } = session.platform
    return parseJsonOrNull(tabStorage.read(getTabReplyKey(session.key))) as ReplyOrigin | null
  }),
)

/** Returns the account in whose column the current reply was started; null for no reply. */
export const getReplyOriginAtom = atom(null, (get, _set, session: Session): AccountKey | null => {
  const { inReplyTo } = get(draftAtom(session))
  if (inReplyTo === null) return null
  const origin = get(originAtom(session))
  return origin?.status === inReplyTo ? origin.account : session.key
})

/** Sets the account in whose column the current reply was started. */
export const setReplyOriginAtom = atom(null, (get, set, session: Session, account: AccountKey) => {
  const { inReplyTo } = get(draftAtom(session))
  const origin =
    inReplyTo === null || account === session.key ? null : { account, status: inReplyTo }
  set(changedAtom(session), origin)
  const key = getTabReplyKey(session.key)
  if (origin === null) session.platform.tabStorage.remove(key)
  else session.platform.tabStorage.write(key, JSON.stringify(origin))
})

function readConfirmed({ platform, key }: Session): readonly unknown[] {
  const stored = parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'replies-for')))
  return Array.isArray(stored) ? stored : []
}

/**
 * Returns the account in whose column the current reply was started, if the user wants to confirm that this account
 * sends it; otherwise null.
 *
 * @see BY-37
 */
export const findUnconfirmedOriginAtom = atom(
  null,
  (_get, set, session: Session): AccountKey | null => {
    const origin = set(getReplyOriginAtom, session)
    const { confirm_other_author } = session.app.get(localSettingsAtom)
    if (origin === null || origin === session.key || confirm_other_author === 'never') return null
    if (confirm_other_author === 'always') return origin
    return readConfirmed(session).includes(origin) ? null : origin
  },
)

/** Records that the account may answer in columns of another one. It is forgotten with the account. */
export function confirmOrigin(session: Session, origin: AccountKey): void {
  const confirmed = new Set([...readConfirmed(session), origin])
  const key = getAccountStorageKey(session.key, 'replies-for')
  session.platform.storage.write(key, JSON.stringify([...confirmed]))
}
