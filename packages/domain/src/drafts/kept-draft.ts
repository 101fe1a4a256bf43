// Stored drafts have this key. cspell:ignore trouble
import type { Draft } from '../compose/draft.ts'
import type { PollDraft } from '../compose/poll-draft.ts'
import { readUploadError, type UploadError } from '../compose/upload/upload-response.ts'
import { toVisibility } from '../compose/visibility.ts'
import { type AccountKey, type MediaId, mediaId, statusId } from '../entities/ids.ts'
import type { MediaAttachmentEntity } from '../entities/media-attachment.ts'
import type { StatusRecord } from '../entities/status.ts'
import { getOwnValue } from '../json/json-object.ts'
import type { Focus } from '../media/focal-point.ts'

/** An attached file. Its bytes are stored beside the draft, under the same key. */
export interface KeptFile {
  readonly key: string
  readonly name: string
  /** MIME type. */
  readonly type: string
  /** The attachment that the server created; null until then. */
  readonly mediaId: MediaId | null
  /**
   * Why the upload failed, so that it waits until the user retries it; null for an upload that continues without the
   * user.
   */
  readonly trouble: UploadError | null
  /** The focal point that the attachment gets after the upload; without one the server's default. */
  readonly focus?: Focus
}

/** A typed media description that is not saved on the server. */
export interface KeptDescription {
  /** The key of the file, or the id of the attachment if there is no file. */
  readonly key: string
  readonly text: string
}

/** The stored state of a composer. @see BY-03, BY-32 */
export interface KeptDraft {
  readonly id: string
  readonly account: AccountKey
  /** The page that wrote it last. No other page may overwrite it. */
  readonly writer: string
  /** Increases with every write. */
  readonly revision: number
  /** In milliseconds since 1970. */
  readonly changedAt: number
  /** Whether a composer shows it, or showed it when the composer was closed. */
  readonly isOpen: boolean
  /**
   * Time of deletion in milliseconds since 1970; null if it is not deleted. A deletion can be undone for a short
   * time.
   */
  readonly deletedAt: number | null
  readonly draft: Draft
  readonly attachments: readonly MediaAttachmentEntity[]
  readonly files: readonly KeptFile[]
  readonly descriptions: readonly KeptDescription[]
  /** The published post that it edits, as it was at the start; null for a new post. */
  readonly editing: StatusRecord | null
  /** The draft that was stashed for an edit, and is restored after it; null for none. */
  readonly aside: string | null
}

/** Maximum length of an excerpt, which fills one line. Unit: UTF-16 units. */
const EXCERPT_LENGTH = 160

/**
 * Returns the beginning of a draft as one line of a list: its text, or else its warning, without line breaks.
 *
 * @returns an empty text if the draft has none. Never throws.
 * @see BY-03
 */
export function getDraftExcerpt({
  text,
  spoilerText,
}: Pick<Draft, 'text' | 'spoilerText'>): string {
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
 * Returns the drafts that a new composer may show, the best first: the draft that this tab remembers, then those of
 * closed composers, the newest first. Stashed and deleted drafts are left out. Never throws.
 *
 * @param own id of the previous draft of this tab; null for a new tab
 * @see BY-03, BY-32
 */
export function getDraftsToOpen<Kept extends Candidate>(
  kept: readonly Kept[],
  own: string | null,
): readonly Kept[] {
  const open = kept.filter(({ isOpen, deletedAt }) => isOpen && deletedAt === null)
  const isOwn = ({ id }: Candidate) => id === own
  return open.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.changedAt - a.changedAt)
}

/**
 * Whether a page may overwrite the draft that is stored under the same id. A draft of another page is kept, and this
 * one is stored under another id. Never throws.
 *
 * @param kept null if no draft is stored
 * @see BY-32
 */
export function canOverwriteDraft(
  kept: Pick<KeptDraft, 'writer'> | null,
  { writer }: Pick<KeptDraft, 'writer'>,
): boolean {
  return kept === null || kept.writer === writer
}

const readText = (raw: unknown, name: string): string => {
  const value = getOwnValue(raw, name)
  return typeof value === 'string' ? value : ''
}

const readNumber = (raw: unknown, name: string): number | null => {
  const value = getOwnValue(raw, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const readArray = (raw: unknown, name: string): readonly unknown[] => {
  const value = getOwnValue(raw, name)
  return Array.isArray(value) ? value : []
}

/** Checks only the outline, because the program itself wrote the value. */
const isAttachment = (raw: unknown): raw is MediaAttachmentEntity =>
  readText(raw, 'id') !== '' && readText(raw, 'type') !== ''

const isStatus = (raw: unknown): raw is StatusRecord =>
  readText(raw, 'id') !== '' &&
  typeof getOwnValue(raw, 'content') === 'string' &&
  Array.isArray(getOwnValue(raw, 'media_attachments'))

function readFocus(raw: unknown): Focus | null {
  const x = readNumber(raw, 'x')
  const y = readNumber(raw, 'y')
  return x === null || y === null ? null : { x, y }
}

function readFile(raw: unknown): readonly KeptFile[] {
  const key = readText(raw, 'key')
  const id = readText(raw, 'mediaId')
  if (key === '') return []
  const mediaIdOf = id === '' ? null : mediaId(id)
  const error = readUploadError(getOwnValue(raw, 'trouble'))
  const focus = readFocus(getOwnValue(raw, 'focus'))
  return [
    {
      key,
      name: readText(raw, 'name'),
      type: readText(raw, 'type'),
      mediaId: mediaIdOf,
      trouble: error,
      ...(focus !== null && { focus }),
    },
  ]
}

function readDescription(raw: unknown): readonly KeptDescription[] {
  const key = readText(raw, 'key')
  return key === '' ? [] : [{ key, text: readText(raw, 'text') }]
}

function readPoll(raw: unknown): PollDraft | null {
  const expiresIn = readNumber(raw, 'expiresIn')
  const options = readArray(raw, 'options').filter((option) => typeof option === 'string')
  if (expiresIn === null || options.length === 0) return null
  return {
    options,
    expiresIn,
    multiple: getOwnValue(raw, 'multiple') === true,
    hideTotals: getOwnValue(raw, 'hideTotals') === true,
  }
}

function readDraft(raw: unknown, attached: readonly MediaAttachmentEntity[]): Draft {
  const known = new Set<string>(attached.map(({ id }) => id))
  const target = readText(raw, 'inReplyTo')
  return {
    text: readText(raw, 'text'),
    spoiler: getOwnValue(raw, 'spoiler') === true,
    spoilerText: readText(raw, 'spoilerText'),
    sensitive: getOwnValue(raw, 'sensitive') === true,
    privacy: toVisibility(getOwnValue(raw, 'privacy')),
    inReplyTo: target === '' ? null : statusId(target),
    mediaIds: readArray(raw, 'mediaIds')
      .filter((id) => typeof id === 'string' && known.has(id))
      .map((id) => mediaId(String(id))),
    poll: readPoll(getOwnValue(raw, 'poll')),
    language: readText(raw, 'language') || null,
    localOnly: getOwnValue(raw, 'localOnly') === true,
    threaded: getOwnValue(raw, 'threaded') === true,
    idempotencyKey: readText(raw, 'idempotencyKey'),
  }
}

/**
 * Parses a stored draft of any shape. Missing fields become empty, and media without their data are left out.
 *
 * @param raw any value
 * @returns null if the value is not a draft. Never throws.
 * @see BY-03
 */
export function readKeptDraft(raw: unknown): KeptDraft | null {
  const id = readText(raw, 'id')
  const account = readText(raw, 'account')
  const kept = getOwnValue(raw, 'draft')
  if (id === '' || account === '' || readText(kept, 'idempotencyKey') === '') return null
  const attachments = readArray(raw, 'attachments').filter(isAttachment)
  const editing = getOwnValue(raw, 'editing')
  return {
    id,
    account: account as AccountKey,
    writer: readText(raw, 'writer'),
    revision: readNumber(raw, 'revision') ?? 0,
    changedAt: readNumber(raw, 'changedAt') ?? 0,
    isOpen: getOwnValue(raw, 'isOpen') === true,
    deletedAt: readNumber(raw, 'deletedAt'),
    draft: readDraft(kept, attachments),
    attachments,
    files: readArray(raw, 'files').flatMap(readFile),
    descriptions: readArray(raw, 'descriptions').flatMap(readDescription),
    editing: isStatus(editing) ? editing : null,
    aside: readText(raw, 'aside') || null,
  }
}
