import { atom, type Getter } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatus } from '@colonnade/api-client/endpoints'
import {
  startReplyDraft,
  cancelReply,
  directToAccount,
  type Draft,
  type ReplyPrefix,
  getDefaultPrefix,
  mentionAccount,
  createReplyDraft,
  type ReplyTarget,
  createThreadDraft,
  removeMentions,
} from '@colonnade/domain/compose'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import {
  clearComposerAtom,
  endEditAtom,
  replyPrefixAtom,
  clearIfSubmittingAtom,
} from './clear-composer.ts'
import { focusComposerAtom } from './composer-focus.ts'
import { changeDraftAtom, draftAtom, editingAtom, isSubmittingAtom } from './draft.ts'

const NOT_FOUND = 404

/** Finds the status to reply to, with its author; null if it was deleted. */
function findReplyTarget(get: Getter, session: Session, id: StatusId): ReplyTarget | null {
  const status = get(serverStatusAtoms(session)(id))
  if (status === undefined) return null
  if (status.reblog !== null) return findReplyTarget(get, session, status.reblog)
  const account = get(accountAtoms(session)(status.account))
  return account === undefined ? null : { ...status, account }
}

/** Returns the text and settings that the reply added to the draft. After a reload they are computed again. */
export function getReplyPrefix(get: Getter, session: Session, { inReplyTo }: Draft): ReplyPrefix {
  const given = get(replyPrefixAtom(session))
  if (given !== null) return given
  const privacy = session.meta.default_privacy
  const target = inReplyTo === null ? null : findReplyTarget(get, session, inReplyTo)
  return target === null ? getDefaultPrefix(privacy) : createReplyDraft(target, session.me, privacy)
}

/** Loads the reply target of a restored draft. Drops it if it was deleted. */
export const loadReplyTargetAtom = atom(null, async (_get, set, session: Session, id: StatusId) => {
  try {
    set(ingestStatusesAtom, session, [await session.api.request(getStatus, { id })])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === NOT_FOUND) set(dropReplyTargetAtom, session, new Set([id]))
  }
})

/** The unfinished content of the composer: an edit, or text that was not inserted by a reply (ST-17). */
export type UnfinishedContent = 'edit' | 'draft'

/**
 * Returns at the time of the call the unfinished content that a new draft would replace; null for none, and while the
 * draft is being sent.
 */
export const findUnfinishedContentAtom = atom(
  null,
  (get, _set, session: Session): UnfinishedContent | null => {
    if (get(isSubmittingAtom(session))) return null
    if (get(editingAtom(session)) !== null) return 'edit'
    const draft = get(draftAtom(session))
    const typed = removeMentions(draft.text, getReplyPrefix(get, session, draft).text)
    const isTyped = typed.trim() !== '' || draft.mediaIds.length > 0
    return isTyped ? 'draft' : null
  },
)

/** Turns the draft into a reply. Typed text is kept, the text of an edit is not. */
export const startReplyAtom = atom(null, (_get, set, session: Session, id: StatusId) => {
  if (set(turnIntoReplyAtom, session, id)) session.app.set(focusComposerAtom, session.key)
})

/** The same without focusing the composer. @returns false if the post is unknown */
export const turnIntoReplyAtom = atom(null, (get, set, session: Session, id: StatusId): boolean => {
  const target = findReplyTarget(get, session, id)
  if (target === null) return false
  set(clearIfSubmittingAtom, session)
  set(endEditAtom, session)
  const draft = get(draftAtom(session))
  const reply = createReplyDraft(target, session.me, session.meta.default_privacy)
  const given = getReplyPrefix(get, session, draft)
  set(changeDraftAtom, session, startReplyDraft(draft, reply, given))
  set(replyPrefixAtom(session), reply)
  return true
})

/** Starts the next post of a thread after one was published in threaded mode (CMP-40). */
export const continueThreadAtom = atom(
  null,
  (get, set, session: Session, posted: Draft, id: StatusId) => {
    const target = findReplyTarget(get, session, id)
    const status = get(serverStatusAtoms(session)(id))
    if (target === null || status === undefined) return
    const { tags } = status
    const next = createThreadDraft(posted, { ...target, tags }, session.me, {
      idempotencyKey: session.platform.uuid(),
      mentionsOthers: session.app.get(localSettingsAtom).mention_in_every_part,
    })
    set(draftAtom(session), next)
    set(replyPrefixAtom(session), next)
  },
)

/**
 * Ends a thread. The next part is removed if it is empty; otherwise it becomes the last one (CMP-40).
 *
 * @returns whether the composer is empty now
 */
export const finishThreadAtom = atom(null, (_get, set, session: Session): boolean => {
  const isEmpty = set(findUnfinishedContentAtom, session) === null
  if (isEmpty) set(clearComposerAtom, session)
  else set(changeDraftAtom, session, { threaded: false })
  session.app.set(focusComposerAtom, session.key)
  return isEmpty
})

/** Inserts a mention of an account into the text (CMP-31). */
export const startMentionAtom = atom(null, (get, set, session: Session, id: AccountId) => {
  const account = get(accountAtoms(session)(id))
  if (account === undefined) return
  set(clearIfSubmittingAtom, session)
  set(
    changeDraftAtom,
    session,
    mentionAccount({ text: get(draftAtom(session)).text }, account.acct),
  )
  session.app.set(focusComposerAtom, session.key)
})

/** Inserts a mention and makes the post visible to that account only (CMP-30). */
export const startDirectAtom = atom(null, (get, set, session: Session, id: AccountId) => {
  const account = get(accountAtoms(session)(id))
  if (account === undefined) return
  set(clearIfSubmittingAtom, session)
  set(endEditAtom, session)
  const { text, privacy } = get(draftAtom(session))
  set(changeDraftAtom, session, directToAccount({ text, privacy }, account.acct))
  session.app.set(focusComposerAtom, session.key)
})

/** Cancels the reply and removes what it added. Typed text is kept (CMP-27). */
export const cancelReplyAtom = atom(null, (get, set, session: Session) => {
  const draft = get(draftAtom(session))
  const given = getReplyPrefix(get, session, draft)
  set(changeDraftAtom, session, cancelReply(draft, given, session.meta.default_privacy))
  set(replyPrefixAtom(session), null)
})

/** Drops a deleted reply target. The text is kept (CMP-28). */
export const dropReplyTargetAtom = atom(
  null,
  (get, set, session: Session, gone: ReadonlySet<StatusId>) => {
    const { inReplyTo } = get(draftAtom(session))
    if (inReplyTo === null || !gone.has(inReplyTo)) return
    // A draft that is being sent must not change, because the same content is sent again if no response arrives.
    if (get(isSubmittingAtom(session))) deletedTargets(session).add(inReplyTo)
    else set(changeDraftAtom, session, { inReplyTo: null })
  },
)

/** Reply targets that were deleted while their replies were being sent. */
const deletedTargets = perSession(() => new Set<StatusId>())

/** Drops the reply target that was deleted during the submission, after the server rejected the reply. */
export const dropDeletedTargetAtom = atom(null, (_get, set, session: Session) => {
  set(dropReplyTargetAtom, session, deletedTargets(session))
})
