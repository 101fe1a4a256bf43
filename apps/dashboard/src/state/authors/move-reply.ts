import { atom } from 'jotai/vanilla'
import { detachReply, findRemovedMentions } from '@colonnade/domain/compose'
import type { StatusId } from '@colonnade/domain/entities'
import {
  findAsAnotherAtom,
  getLookupKey,
  getLookupsAtom,
  type LookupFailure,
} from '../actions/find-as-another.ts'
import { clearReplyPrefixAtom } from '../compose/clear-composer.ts'
import {
  changeDraftAtom,
  draftAtom,
  draftIdAtom,
  isSubmittingAtom,
  nextAuthorAtom,
} from '../compose/draft.ts'
import { getReplyPrefix, loadReplyTargetAtom, turnIntoReplyAtom } from '../compose/reply.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { setGuestAtom } from './composer-authors.ts'
import { type DraftRemains, moveDraft } from './move-draft.ts'
import { getReplyOriginAtom, setReplyOriginAtom } from './reply-origin.ts'

/** What became of a reply that got another author. */
export type ReplyMove =
  | { readonly kind: 'moved'; readonly remains: DraftRemains | null }
  /** The other server does not have the post. The reply is as it was. */
  | { readonly kind: 'not-moved'; readonly failure: LookupFailure }

/** Stops giving the reply another author. */
export const cancelMoveAtom = atom(null, (_get, set, session: Session) => {
  set(nextAuthorAtom(session), null)
})

/**
 * Gives the reply in a composer to another account, once its server has found the post. Until then it stays as it is,
 * can be written further, and is not published. The composer shows the other account until the reply is done.
 *
 * @param composer the name of the composer
 * @returns null if it was cancelled, or is another draft by then
 * @see BY-37
 */
export const moveReplyAtom = atom(
  null,
  async (get, set, composer: string, from: Session, to: Session): Promise<ReplyMove | null> => {
    const { store } = from
    const { inReplyTo } = store.get(draftAtom(from))
    if (inReplyTo === null) return null
    const draftId = store.get(draftIdAtom(from))
    const next = { key: to.key }
    store.set(nextAuthorAtom(from), next)
    const isCurrent = () => store.get(nextAuthorAtom(from)) === next
    try {
      const found = await findTarget(from, to, inReplyTo)
      const isSame =
        isCurrent() &&
        store.get(draftIdAtom(from)) === draftId &&
        store.get(draftAtom(from)).inReplyTo === inReplyTo &&
        !store.get(isSubmittingAtom(from)) &&
        [from, to].every((session) => get(sessionsAtom).includes(session))
      if (!isSame) return null
      if (typeof found !== 'string') return { kind: 'not-moved', failure: found }
      const remains = moveToAuthor(from, to, found)
      set(setGuestAtom, composer, to.key)
      return { kind: 'moved', remains }
    } finally {
      if (isCurrent()) store.set(nextAuthorAtom(from), null)
    }
  },
)

async function findTarget(
  from: Session,
  to: Session,
  id: StatusId,
): Promise<StatusId | LookupFailure> {
  const readTarget = () => from.store.get(serverStatusAtoms(from)(id))
  if (readTarget() === undefined) await from.store.set(loadReplyTargetAtom, from, id)
  const found = await to.store.set(findAsAnotherAtom, to, { session: from, id })
  if (found !== null) return found
  const target = readTarget()
  const lookup = target && to.store.get(getLookupsAtom(to)).get(getLookupKey(target))
  return lookup?.phase === 'failed' ? lookup.failure : { kind: 'not-found' }
}

function moveToAuthor(from: Session, to: Session, target: StatusId): DraftRemains | null {
  const draft = from.store.get(draftAtom(from))
  const given = getReplyPrefix(from.store.get, from, draft)
  const removed = findRemovedMentions(draft.text, given.text)
  const origin = from.store.set(getReplyOriginAtom, from) ?? from.key
  from.store.set(changeDraftAtom, from, detachReply(draft, given, from.meta.default_privacy))
  from.store.set(clearReplyPrefixAtom, from)
  from.store.set(setReplyOriginAtom, from, from.key)

  const remains = moveDraft(from, to, true)
  to.store.set(turnIntoReplyAtom, to, target)
  const text = removed.reduce(
    (rest, mention) => rest.replace(`${translateMention(mention, from, to)} `, ''),
    to.store.get(draftAtom(to)).text,
  )
  to.store.set(changeDraftAtom, to, { text })
  to.store.set(setReplyOriginAtom, to, origin)
  return remains
}

/** Returns a mention as the other server writes it: without the host for its own accounts. */
function translateMention(mention: string, from: Session, to: Session): string {
  const [name = '', host = from.meta.domain] = mention.slice(1).split('@')
  return host === to.meta.domain ? `@${name}` : `@${name}@${host}`
}
