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
  walRevision: null,
  inherited: null,
}

const SOON = { kind: 'schedule', wait: 'short' } as const
const RETRY = { kind: 'schedule', wait: 'retry' } as const
const NOTIFY_OTHER_TABS = { kind: 'notify' } as const

/**
 * Applies an event to a draft, and returns the new record and the effects to run. Ignores an event that cannot occur
 * in the current status or is outdated. Never throws.
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
      return changeContent(record, event.content)
    case 'write-began':
      return startWrite(record)
    case 'written':
    case 'write-failed':
    case 'taken-elsewhere':
      // The write is irrelevant for a draft that is being removed.
      return record.status.kind === 'writing'
        ? endWrite(record, record.status, event)
        : createStep(record)
    case 'opened':
      return handleOpened(record, event)
    case 'files-kept':
      return createStep(record.isKept ? { ...record, files: event.files } : record)
    case 'files-failed':
      return handleFilesFailed(record)
    case 'hurried':
      return writeToWal(record)
    case 'wal-written':
      return createStep({ ...record, walRevision: event.revision })
    case 'discarded':
      return discardChanges(record)
    case 'removal-began':
      return record.status.kind === 'removing'
        ? createStep(record)
        : createStep({ ...UNKNOWN, status: { kind: 'removing' } }, { kind: 'remove' })
    case 'removed':
      return record.status.kind === 'removing'
        ? createStep(UNKNOWN, NOTIFY_OTHER_TABS)
        : createStep(record)
    case 'removal-failed':
      return record.status.kind === 'removing' ? createStep(UNKNOWN) : createStep(record)
  }
}

function createStep<Content>(
  record: DraftRecord<Content>,
  ...effects: readonly DraftEffect<Content>[]
): DraftStep<Content> {
  return { record, effects }
}

function changeContent<Content>(
  record: DraftRecord<Content>,
  content: Content,
): DraftStep<Content> {
  const { status } = record
  switch (status.kind) {
    case 'clean':
    case 'dirty':
    case 'failed':
      return createStep({ ...record, status: { kind: 'dirty', content } }, SOON)
    case 'writing':
      return createStep({ ...record, status: { ...status, next: content } }, SOON)
    case 'locked-elsewhere':
      return createStep(record, { kind: 'rename', content })
    case 'removing':
      return createStep(record)
  }
}

function startWrite<Content>(record: DraftRecord<Content>): DraftStep<Content> {
  const { status, isKept, inherited } = record
  switch (status.kind) {
    case 'dirty':
    case 'failed': {
      const { content } = status
      // Above the revision in the write-ahead log, even if the log could not store later changes.
      const revision = Math.max(record.revision, record.walRevision ?? 0) + 1
      const writing: DraftRecord<Content> = {
        ...record,
        status: { kind: 'writing', content, revision, next: null },
      }
      const write = { kind: 'write', content, revision, isKept, inherited } as const
      // Otherwise a page that starts now would drop a draft that was emptied and changed again.
      return record.walRevision === 0
        ? createStep(writing, { kind: 'write-wal', content, revision }, write)
        : createStep(writing, write)
    }
    case 'clean':
    case 'writing':
    case 'locked-elsewhere':
    case 'removing':
      return createStep(record)
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
      return handleWritten(record, status, event.isKept)
    case 'write-failed':
      return createStep(
        { ...record, status: { kind: 'failed', content: latest } },
        { kind: 'write-wal', content: latest, revision: record.revision + 1 },
        RETRY,
      )
    case 'taken-elsewhere':
      return createStep(
        { ...record, status: { kind: 'locked-elsewhere' }, inherited: null },
        { kind: 'rename', content: latest },
      )
  }
}

/** Drops the record of an emptied draft, unless the draft has changed since. */
function handleWritten<Content extends DraftContent>(
  record: DraftRecord<Content>,
  { content, revision, next }: Writing<Content>,
  isKept: boolean,
): DraftStep<Content> {
  // The write-ahead log may already have a later change. It stays there until that change is written.
  const isWalOutdated = record.walRevision !== null && record.walRevision <= revision
  const isListChanged = isKept !== record.isKept || (isKept && !content.isOpen)
  const effects: readonly DraftEffect<Content>[] = [
    ...(isWalOutdated ? [{ kind: 'clear-wal' } as const] : []),
    ...(isListChanged ? [NOTIFY_OTHER_TABS] : []),
    ...(isKept ? [{ kind: 'write-files', content } as const] : []),
    ...(next === null ? [] : [SOON]),
  ]
  if (!isKept && next === null) return createStep(UNKNOWN, ...effects)
  const kept: DraftRecord<Content> = {
    status: next === null ? { kind: 'clean', content } : { kind: 'dirty', content: next },
    revision,
    isKept,
    files: isKept ? record.files : NO_FILES,
    walRevision: isWalOutdated ? null : record.walRevision,
    inherited: null,
  }
  return createStep(kept, ...effects)
}

function handleOpened<Content>(
  record: DraftRecord<Content>,
  { revision, files, walRevision, isNoted }: EventOf<Content, 'opened'>,
): DraftStep<Content> {
  const { status } = record
  if (status.kind === 'removing') return createStep(record)
  const hasNone = status.kind === 'clean' || status.kind === 'locked-elsewhere'
  const opened: DraftRecord<Content> = {
    status: hasNone ? { kind: 'clean', content: null } : status,
    revision,
    isKept: true,
    files,
    walRevision: isNoted ? null : walRevision,
    inherited: isNoted ? null : revision,
  }
  return isNoted && walRevision !== null
    ? createStep(opened, { kind: 'clear-wal' })
    : createStep(opened)
}

/** Schedules a second write of the text together with the files. */
function handleFilesFailed<Content>(record: DraftRecord<Content>): DraftStep<Content> {
  const { status } = record
  switch (status.kind) {
    case 'clean': {
      const { content } = status
      return content === null
        ? createStep(record)
        : createStep({ ...record, status: { kind: 'failed', content } }, RETRY)
    }
    case 'dirty':
    case 'failed':
      return createStep(record, RETRY)
    case 'writing':
      return createStep(
        { ...record, status: { ...status, next: status.next ?? status.content } },
        RETRY,
      )
    case 'locked-elsewhere':
    case 'removing':
      return createStep(record)
  }
}

function writeToWal<Content>(record: DraftRecord<Content>): DraftStep<Content> {
  const { status } = record
  switch (status.kind) {
    case 'dirty':
    case 'failed': {
      const { content } = status
      return createStep(record, { kind: 'write-wal', content, revision: record.revision + 1 })
    }
    case 'writing': {
      const { content, next, revision } = status
      // Content that the browser is writing is older than its pending change.
      return next === null
        ? createStep(record, { kind: 'write-wal', content, revision })
        : createStep(record, { kind: 'write-wal', content: next, revision: revision + 1 })
    }
    case 'clean':
    case 'locked-elsewhere':
    case 'removing':
      return createStep(record)
  }
}

function discardChanges<Content>(record: DraftRecord<Content>): DraftStep<Content> {
  const { status } = record
  const discarded: DraftRecord<Content> = { ...record, status: { kind: 'clean', content: null } }
  switch (status.kind) {
    case 'clean':
      return createStep(status.content === null ? record : discarded)
    case 'dirty':
    case 'failed':
      return createStep(discarded)
    case 'writing':
      return createStep({ ...record, status: { ...status, next: null } })
    case 'locked-elsewhere':
    case 'removing':
      return createStep(record)
  }
}
