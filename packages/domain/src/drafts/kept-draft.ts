import type { Draft } from '../compose/draft.ts'
import type { PollDraft } from '../compose/poll-draft.ts'
import { readUploadTrouble, type UploadTrouble } from '../compose/upload/upload-answer.ts'
import { toVisibility } from '../compose/visibility.ts'
import { type AccountKey, type MediaId, mediaId, statusId } from '../entities/ids.ts'
import type { MediaAttachmentEntity } from '../entities/media-attachment.ts'
import type { StatusRecord } from '../entities/status.ts'
import { ownValue } from '../json/json-object.ts'

/** A file that was attached; its bytes are kept beside the draft, under the same key. */
export interface KeptFile {
  readonly key: string
  readonly name: string
  /** Mime type. */
  readonly type: string
  /** What the server made of it; null while it is not there. */
  readonly mediaId: MediaId | null
  /** Why it did not arrive: it waits until somebody sends it again; null for one that goes on by itself. */
  readonly trouble: UploadTrouble | null
}

/** What was typed of a file and is not saved with the server. */
export interface KeptDescription {
  /** The file's, or the attachment's id where there is no file. */
  readonly key: string
  readonly text: string
}

/** A composer as the browser keeps it. @see BY-03, BY-32 */
export interface KeptDraft {
  readonly id: string
  readonly account: AccountKey
  /** Which page wrote it last: no other may write over it. */
  readonly writer: string
  /** Grows with every writing. */
  readonly revision: number
  /** In milliseconds since 1970. */
  readonly changedAt: number
  /** It stands in a composer, or stood in one that went away. */
  readonly isOpen: boolean
  /** When it was deleted, in milliseconds since 1970: that can be undone for a moment. */
  readonly deletedAt: number | null
  readonly draft: Draft
  readonly attachments: readonly MediaAttachmentEntity[]
  readonly files: readonly KeptFile[]
  readonly descriptions: readonly KeptDescription[]
  /** The published post that it changes, as it was at the beginning; null for a new one. */
  readonly editing: StatusRecord | null
  /** The draft that an edit took the place of, and which comes back after it; null for none. */
  readonly aside: string | null
}

/** More is not seen on a line. Unit: UTF-16 units. */
const EXCERPT_LENGTH = 160

/**
 * The beginning of a draft as a line of a list: its words, else its warning, without line breaks.
 *
 * @returns empty where there are no words. Never throws.
 * @see BY-03
 */
export function draftExcerpt({ text, spoilerText }: Pick<Draft, 'text' | 'spoilerText'>): string {
  const line = (words: string) =>
    words
      .slice(0, 4 * EXCERPT_LENGTH)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, EXCERPT_LENGTH)
  return line(text) || line(spoilerText)
}

type Candidate = Pick<KeptDraft, 'id' | 'changedAt' | 'isOpen' | 'deletedAt'>

/**
 * Which drafts a composer that comes into being may show, the best first: its own, as the tab remembers
 * it; else those that stood in a composer which went away, the newest first. What was put aside or
 * deleted stays where it is. Never throws.
 *
 * @param own id of the draft that this tab had; null for a new tab
 * @see BY-03, BY-32
 */
export function draftsToOpen<Kept extends Candidate>(
  kept: readonly Kept[],
  own: string | null,
): readonly Kept[] {
  const open = kept.filter(({ isOpen, deletedAt }) => isOpen && deletedAt === null)
  const isOwn = ({ id }: Candidate) => id === own
  return open.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.changedAt - a.changedAt)
}

/**
 * Whether a page may write a draft over what is kept under the same id: what another page wrote last
 * stays, and the draft goes elsewhere. Never throws.
 *
 * @param kept null where nothing is kept
 * @see BY-32
 */
export function mayWriteOver(
  kept: Pick<KeptDraft, 'writer'> | null,
  { writer }: Pick<KeptDraft, 'writer'>,
): boolean {
  return kept === null || kept.writer === writer
}

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
