import type {
  DraftContent,
  DraftEffect,
  DraftEvent,
  DraftRecord,
  DraftStatus,
  DraftStep,
} from './draft-record.ts'

type EventOf<Content, Kind> = Extract<DraftEvent<Content>, { readonly kind: Kind }>
type Writing<Content> = Extract<DraftStatus<Content>, { readonly kind: 'writing' }>

const NO_FILES: ReadonlySet<string> = new Set()

const UNKNOWN: DraftRecord<never> = {
  status: { kind: 'clean', content: null },
  revision: 0,
  isKept: false,
  files: NO_FILES,
  journaled: null,
  inherited: null,
}

const SOON = { kind: 'schedule', wait: 'short' } as const
const RETRY = { kind: 'schedule', wait: 'retry' } as const
const TELL = { kind: 'tell' } as const

/**
 * What an event does to a draft, and what is to be done then. An event that cannot come in a status, or comes too late,
 * changes nothing. Never throws.
 *
 * @param known undefined for a draft that this page has not written yet
 * @see docs/RELIABILITY.md, "Drafts"
 */
export function reduceDraft<Content extends DraftContent>(
  known: DraftRecord<Content> | undefined,
  event: DraftEvent<Content>,
): DraftStep<Content> {
  const step = applyEvent(known ?? UNKNOWN, event)
  return step.record === UNKNOWN ? { ...step, record: null } : step
}

function applyEvent<Content extends DraftContent>(
  record: DraftRecord<Content>,
  event: DraftEvent<Content>,
): DraftStep<Content> {
  switch (event.kind) {
    case 'changed':
      return change(record, event.content)
    case 'write-began':
      return beginWrite(record)
    case 'written':
    case 'write-failed':
    case 'taken-elsewhere':
      // Of a draft that is being removed the write means nothing any more.
      return record.status.kind === 'writing'
        ? endWrite(record, record.status, event)
        : step(record)
    case 'opened':
      return open(record, event)
    case 'files-kept':
      return step(record.isKept ? { ...record, files: event.files } : record)
    case 'files-failed':
      return failFiles(record)
    case 'hurried':
      return journal(record)
    case 'journaled':
      return step({ ...record, journaled: event.revision })
    case 'discarded':
      return discard(record)
    case 'removal-began':
      return record.status.kind === 'removing'
        ? step(record)
        : step({ ...UNKNOWN, status: { kind: 'removing' } }, { kind: 'remove' })
    case 'removed':
      return record.status.kind === 'removing' ? step(UNKNOWN, TELL) : step(record)
    case 'removal-failed':
      return record.status.kind === 'removing' ? step(UNKNOWN) : step(record)
  }
}

function step<Content>(
  record: DraftRecord<Content>,
  ...effects: readonly DraftEffect<Content>[]
): DraftStep<Content> {
  return { record, effects }
}

function change<Content>(record: DraftRecord<Content>, content: Content): DraftStep<Content> {
  const { status } = record
  switch (status.kind) {
    case 'clean':
    case 'dirty':
    case 'failed':
      return step({ ...record, status: { kind: 'dirty', content } }, SOON)
    case 'writing':
      return step({ ...record, status: { ...status, next: content } }, SOON)
    case 'locked-elsewhere':
      return step(record, { kind: 'rename', content })
    case 'removing':
      return step(record)
  }
}

function beginWrite<Content>(record: DraftRecord<Content>): DraftStep<Content> {
  const { status, isKept, inherited } = record
  switch (status.kind) {
    case 'dirty':
    case 'failed': {
      const { content } = status
      // Above what the journal has, also where that could not take what came since.
      const revision = Math.max(record.revision, record.journaled ?? 0) + 1
      const writing: DraftRecord<Content> = {
        ...record,
        status: { kind: 'writing', content, revision, next: null },
      }
      const write = { kind: 'write', content, revision, isKept, inherited } as const
      // Else what was emptied and is written in again would be gone for a page that begins now.
      return record.journaled === 0
        ? step(writing, { kind: 'journal', content, revision }, write)
        : step(writing, write)
    }
    case 'clean':
    case 'writing':
    case 'locked-elsewhere':
    case 'removing':
      return step(record)
  }
}

function endWrite<Content extends DraftContent>(
  record: DraftRecord<Content>,
  status: Writing<Content>,
  event: EventOf<Content, 'written' | 'write-failed' | 'taken-elsewhere'>,
): DraftStep<Content> {
  const latest = status.next ?? status.content
  switch (event.kind) {
    case 'written':
      return keep(record, status, event.isKept)
    case 'write-failed':
      return step(
        { ...record, status: { kind: 'failed', content: latest } },
        { kind: 'journal', content: latest, revision: record.revision + 1 },
        RETRY,
      )
    case 'taken-elsewhere':
      return step(
        { ...record, status: { kind: 'locked-elsewhere' }, inherited: null },
        { kind: 'rename', content: latest },
      )
  }
}

/** Nothing more is to be known of a draft that was emptied, unless something was written in it since. */
function keep<Content extends DraftContent>(
  record: DraftRecord<Content>,
  { content, revision, next }: Writing<Content>,
  isKept: boolean,
): DraftStep<Content> {
  // What came meanwhile may be in the journal already: it stays there until it is written itself.
  const isJournalOld = record.journaled !== null && record.journaled <= revision
  const isListChanged = isKept !== record.isKept || (isKept && !content.isOpen)
  const effects: readonly DraftEffect<Content>[] = [
    ...(isJournalOld ? [{ kind: 'clear-journal' } as const] : []),
    ...(isListChanged ? [TELL] : []),
    ...(isKept ? [{ kind: 'write-files', content } as const] : []),
    ...(next === null ? [] : [SOON]),
  ]
  if (!isKept && next === null) return step(UNKNOWN, ...effects)
  const kept: DraftRecord<Content> = {
    status: next === null ? { kind: 'clean', content } : { kind: 'dirty', content: next },
    revision,
    isKept,
    files: isKept ? record.files : NO_FILES,
    journaled: isJournalOld ? null : record.journaled,
    inherited: null,
  }
  return step(kept, ...effects)
}

function open<Content>(
  record: DraftRecord<Content>,
  { revision, files, journaled, isNoted }: EventOf<Content, 'opened'>,
): DraftStep<Content> {
  const { status } = record
  if (status.kind === 'removing') return step(record)
  const hasNone = status.kind === 'clean' || status.kind === 'locked-elsewhere'
  const opened: DraftRecord<Content> = {
    status: hasNone ? { kind: 'clean', content: null } : status,
    revision,
    isKept: true,
    files,
    journaled: isNoted ? null : journaled,
    inherited: isNoted ? null : revision,
  }
  return isNoted && journaled !== null ? step(opened, { kind: 'clear-journal' }) : step(opened)
}

/** The words are written once more, and the files with them. */
function failFiles<Content>(record: DraftRecord<Content>): DraftStep<Content> {
  const { status } = record
  switch (status.kind) {
    case 'clean': {
      const { content } = status
      return content === null
        ? step(record)
        : step({ ...record, status: { kind: 'failed', content } }, RETRY)
    }
    case 'dirty':
    case 'failed':
      return step(record, RETRY)
    case 'writing':
      return step({ ...record, status: { ...status, next: status.next ?? status.content } }, RETRY)
    case 'locked-elsewhere':
    case 'removing':
      return step(record)
  }
}

function journal<Content>(record: DraftRecord<Content>): DraftStep<Content> {
  const { status } = record
  switch (status.kind) {
    case 'dirty':
    case 'failed': {
      const { content } = status
      return step(record, { kind: 'journal', content, revision: record.revision + 1 })
    }
    case 'writing': {
      const { content, next, revision } = status
      // What the browser is writing comes before what it was changed to.
      return next === null
        ? step(record, { kind: 'journal', content, revision })
        : step(record, { kind: 'journal', content: next, revision: revision + 1 })
    }
    case 'clean':
    case 'locked-elsewhere':
    case 'removing':
      return step(record)
  }
}

function discard<Content>(record: DraftRecord<Content>): DraftStep<Content> {
  const { status } = record
  const discarded: DraftRecord<Content> = { ...record, status: { kind: 'clean', content: null } }
  switch (status.kind) {
    case 'clean':
      return step(status.content === null ? record : discarded)
    case 'dirty':
    case 'failed':
      return step(discarded)
    case 'writing':
      return step({ ...record, status: { ...status, next: null } })
    case 'locked-elsewhere':
    case 'removing':
      return step(record)
  }
}
