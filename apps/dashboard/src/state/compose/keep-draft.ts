import { toVisibility, type Draft } from '@colonnade/domain/compose'
import { statusId, type AccountKey } from '@colonnade/domain/entities'
import type { KeyValueStorage } from '../../lib/storage.ts'
import type { Session } from '../session.ts'
import { accountStorageKey } from '../sessions/account-storage.ts'
import { parsedJson } from '../settings/parsed-json.ts'
import { draftAtom, freshDraft } from './draft.ts'
import { editingAtom } from './editing.ts'
import { findReplyTargetAtom } from './reply.ts'

/** Keeps the draft in the browser from the first key on, and brings it back. @returns stops it */
export function startKeepingDraft(session: Session): () => void {
  const { storage } = session.platform
  const kept = readDraft(storage, session.key, freshDraft(session))
  const isAsked = session.initialState.composeText !== ''
  if (kept !== null && !isAsked) session.store.set(draftAtom(session), kept)
  const { inReplyTo } = session.store.get(draftAtom(session))
  if (inReplyTo !== null) void session.store.set(findReplyTargetAtom, session, inReplyTo)
  let isQueued = false
  let isStopped = false

  function keep(): void {
    isQueued = false
    // After the end nothing may be written: signing out has forgotten the account.
    if (isStopped) return
    // An edit is not kept: the post is, and so is the draft that waits for its end.
    if (session.store.get(editingAtom(session)) !== null) return
    const draft = session.store.get(draftAtom(session))
    const key = accountStorageKey(session.key, 'draft')
    if (isWorthKeeping(draft)) storage.write(key, JSON.stringify(draft))
    else storage.remove(key)
  }

  const stop = session.store.sub(draftAtom(session), () => {
    if (!isQueued) queueMicrotask(keep)
    isQueued = true
  })
  return () => {
    keep()
    isStopped = true
    stop()
  }
}

function isWorthKeeping({ text, spoilerText, inReplyTo }: Draft): boolean {
  return text !== '' || spoilerText !== '' || inReplyTo !== null
}

function readDraft(storage: KeyValueStorage, key: AccountKey, fresh: Draft): Draft | null {
  const raw = parsedJson(storage.read(accountStorageKey(key, 'draft')))
  if (typeof raw !== 'object' || raw === null) return null
  const held = new Map<string, unknown>(Object.entries(raw))
  const text = (name: string, fallback: string): string => {
    const value = held.get(name)
    return typeof value === 'string' ? value : fallback
  }
  const target = text('inReplyTo', '')
  return {
    ...fresh,
    text: text('text', ''),
    spoilerText: text('spoilerText', ''),
    spoiler: held.get('spoiler') === true,
    sensitive: held.get('sensitive') === true,
    privacy: toVisibility(text('privacy', fresh.privacy)),
    inReplyTo: target === '' ? null : statusId(target),
    localOnly: held.get('localOnly') === true,
    threaded: held.get('threaded') === true,
    idempotencyKey: text('idempotencyKey', fresh.idempotencyKey),
  }
}
