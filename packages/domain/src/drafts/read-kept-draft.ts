import type { Draft } from '../compose/draft.ts'
import type { PollDraft } from '../compose/poll-draft.ts'
import { readUploadTrouble } from '../compose/upload/upload-answer.ts'
import { toVisibility } from '../compose/visibility.ts'
import { type AccountKey, mediaId, statusId } from '../entities/ids.ts'
import type { MediaAttachmentEntity } from '../entities/media-attachment.ts'
import type { StatusRecord } from '../entities/status.ts'
import { ownValue } from '../json/json-object.ts'
import type { KeptDescription, KeptDraft, KeptFile } from './kept-draft.ts'

const textOf = (raw: unknown, name: string): string => {
  const value = ownValue(raw, name)
  return typeof value === 'string' ? value : ''
}

const numberOf = (raw: unknown, name: string): number | null => {
  const value = ownValue(raw, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const listOf = (raw: unknown, name: string): readonly unknown[] => {
  const value = ownValue(raw, name)
  return Array.isArray(value) ? value : []
}

/** What the program wrote itself is trusted once its outline is right. */
const isAttachment = (raw: unknown): raw is MediaAttachmentEntity =>
  textOf(raw, 'id') !== '' && textOf(raw, 'type') !== ''

const isStatus = (raw: unknown): raw is StatusRecord =>
  textOf(raw, 'id') !== '' &&
  typeof ownValue(raw, 'content') === 'string' &&
  Array.isArray(ownValue(raw, 'media_attachments'))

function readFile(raw: unknown): readonly KeptFile[] {
  const key = textOf(raw, 'key')
  const id = textOf(raw, 'mediaId')
  if (key === '') return []
  const mediaIdOf = id === '' ? null : mediaId(id)
  const trouble = readUploadTrouble(ownValue(raw, 'trouble'))
  return [
    { key, name: textOf(raw, 'name'), type: textOf(raw, 'type'), mediaId: mediaIdOf, trouble },
  ]
}

function readDescription(raw: unknown): readonly KeptDescription[] {
  const key = textOf(raw, 'key')
  return key === '' ? [] : [{ key, text: textOf(raw, 'text') }]
}

function readPoll(raw: unknown): PollDraft | null {
  const expiresIn = numberOf(raw, 'expiresIn')
  const options = listOf(raw, 'options').filter((option) => typeof option === 'string')
  if (expiresIn === null || options.length === 0) return null
  return {
    options,
    expiresIn,
    multiple: ownValue(raw, 'multiple') === true,
    hideTotals: ownValue(raw, 'hideTotals') === true,
  }
}

function readDraft(raw: unknown, attached: readonly MediaAttachmentEntity[]): Draft {
  const known = new Set<string>(attached.map(({ id }) => id))
  const target = textOf(raw, 'inReplyTo')
  return {
    text: textOf(raw, 'text'),
    spoiler: ownValue(raw, 'spoiler') === true,
    spoilerText: textOf(raw, 'spoilerText'),
    sensitive: ownValue(raw, 'sensitive') === true,
    privacy: toVisibility(ownValue(raw, 'privacy')),
    inReplyTo: target === '' ? null : statusId(target),
    mediaIds: listOf(raw, 'mediaIds')
      .filter((id) => typeof id === 'string' && known.has(id))
      .map((id) => mediaId(String(id))),
    poll: readPoll(ownValue(raw, 'poll')),
    language: textOf(raw, 'language') || null,
    localOnly: ownValue(raw, 'localOnly') === true,
    threaded: ownValue(raw, 'threaded') === true,
    idempotencyKey: textOf(raw, 'idempotencyKey'),
  }
}

/**
 * The draft in whatever a browser holds. What is missing in it is empty; media that are not described
 * are left out.
 *
 * @param raw any value
 * @returns null for what is no draft at all. Never throws.
 * @see BY-03
 */
export function readKeptDraft(raw: unknown): KeptDraft | null {
  const id = textOf(raw, 'id')
  const account = textOf(raw, 'account')
  const kept = ownValue(raw, 'draft')
  if (id === '' || account === '' || textOf(kept, 'idempotencyKey') === '') return null
  const attachments = listOf(raw, 'attachments').filter(isAttachment)
  const editing = ownValue(raw, 'editing')
  return {
    id,
    account: account as AccountKey,
    writer: textOf(raw, 'writer'),
    revision: numberOf(raw, 'revision') ?? 0,
    changedAt: numberOf(raw, 'changedAt') ?? 0,
    isOpen: ownValue(raw, 'isOpen') === true,
    deletedAt: numberOf(raw, 'deletedAt'),
    draft: readDraft(kept, attachments),
    attachments,
    files: listOf(raw, 'files').flatMap(readFile),
    descriptions: listOf(raw, 'descriptions').flatMap(readDescription),
    editing: isStatus(editing) ? editing : null,
    aside: textOf(raw, 'aside') || null,
  }
}
