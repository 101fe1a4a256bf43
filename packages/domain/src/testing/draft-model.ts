import type { DraftEffect, DraftEvent, DraftRecord } from '../drafts/draft-record.ts'
import { hasUnwrittenContent } from '../drafts/draft-record.ts'
import { reduceDraft } from '../drafts/reduce-draft.ts'

/** The content of a draft. Each text is another number; 0 is an empty composer. */
interface Words {
  readonly text: number
  readonly isOpen: boolean
}

interface Kept {
  readonly text: number
  readonly writer: 'here' | 'there'
  readonly revision: number
  readonly isDeleted: boolean
}

type Write = Extract<DraftEffect<Words>, { readonly kind: 'write' }>

/** A pending write or removal in the store. `answer` is null until the store has done it. */
interface Job {
  readonly write: Write | null
  answer: DraftEvent<Words> | null
}

/**
 * Simulates a browser whose page saves its drafts through the reducer, and another tab. The store works
 * asynchronously, sequentially for each draft, and only on request. Throws if an invariant is broken.
 *
 * @param isWalFull whether localStorage is full
 */
export function createDraftModel(isWalFull: boolean) {
  const records = new Map<string, DraftRecord<Words>>()
  const store = new Map<string, Kept>()
  const wal = new Map<string, { readonly text: number; readonly revision: number } | 'gone'>()
  const jobs = new Map<string, Job[]>()
  const files: (readonly [name: string, words: Words])[] = []
  /** The texts that must not be lost, by the current ids of the drafts. */
  const expected = new Map<string, number>()
  /** The texts that the other tab has written. */
  const theirs = new Map<string, number>()
  /** The newest text that the store or the write-ahead log has had. */
  const safe = new Map<string, number>()
  const locked = new Set<string>()
  /** The drafts that the other tab has open. */
  const openThere = new Set<string>()
  const published = new Set<string>()
  const discarded = new Set<string>()
  let isScheduled = false
  let texts = 0
  let names = 0
  let current = createName()

  function createName(): string {
    return `draft ${++names}`
  }

  function assertInvariant(isKept: boolean, what: string): void {
    if (!isKept) throw new Error(`broken: ${what}`)
  }

  function applyEvent(name: string, event: DraftEvent<Words>): void {
    const { record, effects } = reduceDraft(records.get(name), event)
    if (record === null) records.delete(name)
    else records.set(name, record)
    for (const effect of effects) runEffect(name, effect)
  }

  function runEffect(name: string, effect: DraftEffect<Words>): void {
    switch (effect.kind) {
      case 'schedule':
        isScheduled = true
        return
      case 'write': {
        if (effect.content.text === 0) safe.delete(name)
        const isWriting = getJobs(name).some(({ write }) => write !== null)
        assertInvariant(!isWriting, `${name} is written twice at a time`)
        assertInvariant(!locked.has(name), `${name} is written while another tab has it`)
        getJobs(name).push({ write: effect, answer: null })
        if (effect.content.text !== 0 || !effect.isKept) return
        wal.set(name, 'gone')
        applyEvent(name, { kind: 'wal-written', revision: 0 })
        return
      }
      case 'write-files':
        files.push([name, effect.content])
        return
      case 'write-wal':
        if (isWalFull || effect.content.text === 0) return
        wal.set(name, { text: effect.content.text, revision: effect.revision })
        markStored(name, effect.content.text)
        applyEvent(name, { kind: 'wal-written', revision: effect.revision })
        return
      case 'clear-wal':
        wal.delete(name)
        return
      case 'rename':
        renameDraft(name, effect.content)
        return
      case 'remove':
        wal.set(name, 'gone')
        getJobs(name).push({ write: null, answer: null })
        return
      case 'notify':
    }
  }

  function getJobs(name: string): Job[] {
    const list = jobs.get(name) ?? []
    jobs.set(name, list)
    return list
  }

  function markStored(name: string, text: number): void {
    safe.set(name, Math.max(text, safe.get(name) ?? 0))
  }

  function renameDraft(name: string, words: Words): void {
    const to = createName()
    locked.add(name)
    safe.delete(name)
    const text = expected.get(name)
    if (text !== undefined) expected.set(to, text)
    expected.delete(name)
    if (current === name) current = to
    applyEvent(to, { kind: 'changed', content: words })
  }

  function changeDraft(name: string, words: Words): void {
    expected.set(name, words.text)
    applyEvent(name, { kind: 'changed', content: words })
  }

  function stashDraft(): void {
    const text = expected.get(current)
    if (text !== undefined) changeDraft(current, { text, isOpen: false })
    current = createName()
  }

  /** Completes the pending job of the store, or rejects it. */
  function completeJob(name: string, isRefused: boolean): void {
    const [job] = getJobs(name)
    if (job === undefined || job.answer !== null) return
    if (job.write === null) job.answer = completeRemoval(name, isRefused)
    else job.answer = completeWrite(name, job.write, isRefused)
  }

  function completeRemoval(name: string, isRefused: boolean): DraftEvent<Words> {
    if (isRefused) return { kind: 'removal-failed' }
    store.delete(name)
    wal.delete(name)
    // Published, even if the other tab has continued its draft.
    theirs.delete(name)
    return { kind: 'removed' }
  }

  function completeWrite(
    name: string,
    { content: { text }, revision, isKept, inherited }: Write,
    isRefused: boolean,
  ): DraftEvent<Words> {
    if (text === 0 && !isKept) return { kind: 'written', isKept: false }
    if (isRefused) return { kind: 'write-failed' }
    const stored = store.get(name)
    if (stored?.writer === 'there' && stored.revision > (inherited ?? -1)) {
      return { kind: 'taken-elsewhere' }
    }
    if (text === 0) {
      store.delete(name)
      if (wal.get(name) === 'gone') wal.delete(name)
      return { kind: 'written', isKept: false }
    }
    store.set(name, { text, writer: 'here', revision, isDeleted: false })
    markStored(name, text)
    return { kind: 'written', isKept: true }
  }

  function deliverResponse(name: string): void {
    const event = getJobs(name)[0]?.answer ?? null
    if (event === null) return
    getJobs(name).shift()
    applyEvent(name, event)
  }

  function deliverFilesResponse(isRefused: boolean): void {
    const [name] = files.shift() ?? []
    if (name === undefined) return
    if (isRefused) applyEvent(name, { kind: 'files-failed' })
    else applyEvent(name, { kind: 'files-kept', files: new Set(['a']) })
  }

  /** Does not start a write of a draft after its removal, which would be another draft. */
  function runTimer(): void {
    if (!isScheduled) return
    isScheduled = false
    for (const name of records.keys()) {
      if (getJobs(name).some(({ write }) => write === null)) isScheduled = true
      else applyEvent(name, { kind: 'write-began' })
    }
  }

  /** Returns the draft that a newly opened page would show. */
  function getLatest(name: string): { readonly text: number; readonly revision: number } | null {
    const logged = wal.get(name)
    const stored = store.get(name)
    if (logged === 'gone' || stored?.isDeleted === true) return null
    if (logged === undefined || stored === undefined) return logged ?? stored ?? null
    return stored.revision < logged.revision ? logged : stored
  }

  const getBusyNames = () => [...jobs].flatMap(([name, list]) => (list.length > 0 ? [name] : []))

  const pickFrom = (from: Iterable<string>, pick: number) => {
    const list = [...from]
    return list[pick % Math.max(1, list.length)] ?? current
  }

  const steps = {
    type: () => changeDraft(current, { text: ++texts, isOpen: true }),
    empty: () => changeDraft(current, { text: 0, isOpen: true }),
    putAside: stashDraft,
    timer: runTimer,
    land: (pick: number) => completeJob(pickFrom(getBusyNames(), pick), false),
    refuse: (pick: number) => completeJob(pickFrom(getBusyNames(), pick), true),
    answer: (pick: number) => deliverResponse(pickFrom(getBusyNames(), pick)),
    finish() {
      runTimer()
      for (const name of getBusyNames()) {
        completeJob(name, false)
        deliverResponse(name)
      }
    },
    /** Writes a stashed draft late. */
    noteLate(pick: number) {
      const name = pickFrom(records.keys(), pick)
      const isGone = store.get(name)?.isDeleted === true || published.has(name)
      if (name !== current && !isGone) changeDraft(name, { text: ++texts, isOpen: false })
    },
    keepFiles: () => deliverFilesResponse(false),
    refuseFiles: () => deliverFilesResponse(true),
    hurry() {
      for (const name of records.keys()) applyEvent(name, { kind: 'hurried' })
    },
    /** The other tab opens the draft. It may write later. */
    takeThere(pick: number) {
      const name = pickFrom(store.keys(), pick)
      const stored = store.get(name)
      if (stored === undefined || stored.isDeleted) return
      store.set(name, { ...stored, writer: 'there' })
      openThere.add(name)
    },
    writeThere(pick: number) {
      const name = pickFrom(store.keys(), pick)
      const stored = store.get(name)
      if (stored?.writer !== 'there' || !openThere.has(name)) return
      if (expected.get(name) === stored.text) expected.delete(name)
      store.set(name, { ...stored, text: ++texts, revision: stored.revision + 1 })
      theirs.set(name, texts)
      safe.delete(name)
    },
    /** The other tab releases the draft, and this page opens it in the composer. */
    open(pick: number, isNoted: boolean) {
      const name = pickFrom(store.keys(), pick)
      const found = getLatest(name)
      const record = records.get(name)
      if (found === null || getJobs(name).length > 0) return
      if (record !== undefined && hasUnwrittenContent(record)) return
      const { text, revision } = found
      if (isNoted) store.set(name, { text, revision, writer: 'here', isDeleted: false })
      const logged = wal.get(name)
      const walRevision = logged === undefined || logged === 'gone' ? null : logged.revision
      theirs.delete(name)
      locked.delete(name)
      openThere.delete(name)
      discarded.delete(name)
      applyEvent(name, { kind: 'opened', revision, files: new Set(), walRevision, isNoted })
      if (current !== name) stashDraft()
      current = name
      changeDraft(name, { text, isOpen: true })
    },
    publish() {
      published.add(current)
      for (const map of [expected, theirs, safe]) map.delete(current)
      applyEvent(current, { kind: 'removal-began' })
      current = createName()
    },
    /** Deletes a draft without pending jobs. */
    discard(pick: number) {
      const name = pickFrom(store.keys(), pick)
      const stored = store.get(name)
      const isListed = getLatest(name) !== null && name !== current
      if (!isListed || stored?.writer !== 'here' || getJobs(name).length > 0) return
      expected.delete(name)
      safe.delete(name)
      discarded.add(name)
      applyEvent(name, { kind: 'discarded' })
      store.set(name, { ...stored, isDeleted: true })
      wal.delete(name)
    },
  }

  /** Checks the invariants after each step. */
  function check(): void {
    for (const [name, { status }] of records) {
      const stored = store.get(name)
      if (status.kind !== 'clean' || status.content === null || stored?.writer === 'there') continue
      assertInvariant(stored?.text === status.content.text, `${name} is reported as stored`)
    }
    for (const [name, text] of theirs) {
      assertInvariant(store.get(name)?.text === text, `${name} of the other tab was overwritten`)
    }
    for (const [name, text] of safe) {
      // Two tabs that cannot see each other do not know each other's revision.
      const isTheirs = store.get(name)?.writer === 'there'
      if (isTheirs || isWalFull || published.has(name)) continue
      const restored = getLatest(name)?.text ?? 0
      assertInvariant(restored >= text, `${name} would be restored to an older text`)
    }
  }

  /** Completes all pending jobs without rejecting any. */
  function settle(): void {
    for (let turn = 0; turn < 50; turn += 1) {
      for (const name of jobs.keys()) {
        completeJob(name, false)
        deliverResponse(name)
      }
      deliverFilesResponse(false)
      runTimer()
      check()
    }
    assertInvariant(!isScheduled && getBusyNames().length === 0, 'all jobs complete')
    for (const [name, text] of expected) {
      const stored = store.get(name)
      assertInvariant((stored?.text ?? 0) === text, `the last text of ${name} is stored`)
      assertInvariant(!wal.has(name), `the write-ahead log of ${name} is cleared`)
    }
    for (const name of published) {
      assertInvariant(!store.has(name) || wal.get(name) === 'gone', `${name} was published`)
    }
    for (const name of discarded) {
      assertInvariant(store.get(name)?.isDeleted !== false, `${name} was deleted`)
    }
  }

  return { steps, check, settle }
}

export type DraftStepName = keyof ReturnType<typeof createDraftModel>['steps']
