import { atom, type Getter } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatus } from '@colonnade/api-client/endpoints'
import {
  beginAnswer,
  cancelReply,
  directToAccount,
  type Draft,
  type Given,
  givenByDefault,
  mentionAccount,
  replyDraft,
  type ReplyTarget,
  threadDraft,
  withoutMentions,
} from '@colonnade/domain/compose'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { clearComposerAtom, endEditAtom, givenAtom, setSentAsideAtom } from './clear-composer.ts'
import { focusComposerAtom } from './composer-focus.ts'
import { changeDraftAtom, draftAtom, editingAtom, isSubmittingAtom } from './draft.ts'

const NOT_FOUND = 404

/** The status that is meant, with its author; null once it is gone. */
function targetOf(get: Getter, session: Session, id: StatusId): ReplyTarget | null {
  const status = get(serverStatusAtoms(session)(id))
  if (status === undefined) return null
  if (status.reblog !== null) return targetOf(get, session, status.reblog)
  const account = get(accountAtoms(session)(status.account))
  return account === undefined ? null : { ...status, account }
}

/** What nobody typed; after a reload it is worked out anew what a reply had put there. */
function givenTo(get: Getter, session: Session, { inReplyTo }: Draft): Given {
  const given = get(givenAtom(session))
  if (given !== null) return given
  const privacy = session.meta.default_privacy
  const target = inReplyTo === null ? null : targetOf(get, session, inReplyTo)
  return target === null ? givenByDefault(privacy) : replyDraft(target, session.me, privacy)
}

/** A draft that was kept: its target is fetched, or dropped where it is gone. */
export const findReplyTargetAtom = atom(null, async (_get, set, session: Session, id: StatusId) => {
  try {
    set(ingestStatusesAtom, session, [await session.api.call(getStatus, { id })])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === NOT_FOUND) set(dropReplyTargetAtom, session, new Set([id]))
  }
})

/** What stands in the composer: an edit, or words that were not put there by a reply (ST-17). */
export type Begun = 'edit' | 'draft'

/** Tells, at the moment it matters, what another start would reach into; null when nothing: what is on its way makes room. */
export const begunAtom = atom(null, (get, _set, session: Session): Begun | null => {
  if (get(isSubmittingAtom(session))) return null
  if (get(editingAtom(session)) !== null) return 'edit'
  const draft = get(draftAtom(session))
  const typed = withoutMentions(draft.text, givenTo(get, session, draft).text)
  const isTyped = typed.trim() !== '' || draft.mediaIds.length > 0
  return isTyped ? 'draft' : null
})

/** Turns the draft into an answer; words that were typed before come along, those of an edit do not. */
export const startReplyAtom = atom(null, (get, set, session: Session, id: StatusId) => {
  const target = targetOf(get, session, id)
  if (target === null) return
  set(setSentAsideAtom, session)
  set(endEditAtom, session)
  const draft = get(draftAtom(session))
  const reply = replyDraft(target, session.me, session.meta.default_privacy)
  const given = givenTo(get, session, draft)
  set(changeDraftAtom, session, beginAnswer(draft, reply, given))
  set(givenAtom(session), reply)
  session.app.set(focusComposerAtom)
})

/** The next post of a thread, after one was published in threaded mode (CMP-40). */
export const continueThreadAtom = atom(
  null,
  (get, set, session: Session, posted: Draft, id: StatusId) => {
    const target = targetOf(get, session, id)
    const status = get(serverStatusAtoms(session)(id))
    if (target === null || status === undefined) return
    const { tags } = status
    const next = threadDraft(posted, { ...target, tags }, session.me, {
      idempotencyKey: session.platform.uuid(),
      mentionsOthers: session.app.get(localSettingsAtom).mention_in_every_part,
    })
    set(draftAtom(session), next)
    set(givenAtom(session), next)
  },
)

/**
 * Ends a thread: the next part goes away while nothing is written in it, else it is the last one (CMP-40).
 *
 * @returns whether the composer is empty now
 */
export const finishThreadAtom = atom(null, (_get, set, session: Session): boolean => {
  const isEmpty = set(begunAtom, session) === null
  if (isEmpty) set(clearComposerAtom, session)
  else set(changeDraftAtom, session, { threaded: false })
  session.app.set(focusComposerAtom)
  return isEmpty
})

/** Puts an account's name into the text (CMP-31). */
export const startMentionAtom = atom(null, (get, set, session: Session, id: AccountId) => {
  const account = get(accountAtoms(session)(id))
  if (account === undefined) return
  set(setSentAsideAtom, session)
  set(
    changeDraftAtom,
    session,
    mentionAccount({ text: get(draftAtom(session)).text }, account.acct),
  )
  session.app.set(focusComposerAtom)
})

/** The same, to be read by that account alone (CMP-30). */
export const startDirectAtom = atom(null, (get, set, session: Session, id: AccountId) => {
  const account = get(accountAtoms(session)(id))
  if (account === undefined) return
  set(setSentAsideAtom, session)
  set(endEditAtom, session)
  const { text, privacy } = get(draftAtom(session))
  set(changeDraftAtom, session, directToAccount({ text, privacy }, account.acct))
  session.app.set(focusComposerAtom)
})

/** Takes away the reply and what it had put there; what was typed stays (CMP-27). */
export const cancelReplyAtom = atom(null, (get, set, session: Session) => {
  const draft = get(draftAtom(session))
  const given = givenTo(get, session, draft)
  set(changeDraftAtom, session, cancelReply(draft, given, session.meta.default_privacy))
  set(givenAtom(session), null)
})

/** An answered status was deleted: the answer stays, without a target (CMP-28). */
export const dropReplyTargetAtom = atom(
  null,
  (get, set, session: Session, gone: ReadonlySet<StatusId>) => {
    const { inReplyTo } = get(draftAtom(session))
    if (inReplyTo === null || !gone.has(inReplyTo)) return
    // What is on its way does not change: the same has to be sent again where no answer comes.
    if (get(isSubmittingAtom(session))) goneMeanwhile(session).add(inReplyTo)
    else set(changeDraftAtom, session, { inReplyTo: null })
  },
)

/** Targets that were deleted while their answers were on their way. */
const goneMeanwhile = perSession(() => new Set<StatusId>())

/** The server refused an answer: it loses the target now that was deleted on its way. */
export const dropGoneTargetAtom = atom(null, (_get, set, session: Session) => {
  set(dropReplyTargetAtom, session, goneMeanwhile(session))
})
