import type { DraftEffect, DraftEvent, DraftRecord } from '../drafts/draft-record.ts'
import { isUnwritten } from '../drafts/draft-record.ts'
import { reduceDraft } from '../drafts/reduce-draft.ts'

/** The words of a draft. Each text is another number; 0 is an empty composer. */
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

/** On its way to the room. Its answer is null until the room has done it. */
interface Job {
  readonly write: Write | null
  answer: DraftEvent<Words> | null
}

/**
 * A browser with a page that keeps its drafts through the reducer, and with another tab. The room does things late, one
 * after the other for each draft, and only when it is told to. Throws where a promise is broken.
 *
 * @param isJournalFull whether the plain storage takes nothing
 */
export function createDraftModel(isJournalFull: boolean) {
  const records = new Map<string, DraftRecord<Words>>()
  const room = new Map<string, Kept>()
  const journal = new Map<string, { readonly text: number; readonly revision: number } | 'gone'>()
  const jobs = new Map<string, Job[]>()
  const files: (readonly [name: string, words: Words])[] = []
  /** What somebody would miss, by the drafts' names now. */
  const expected = new Map<string, number>()
  /** What the other tab wrote, and holds. */
  const theirs = new Map<string, number>()
  /** The newest text that the room or the journal was seen to have. */
  const safe = new Map<string, number>()
  const locked = new Set<string>()
  /** What the other tab has open. */
  const openThere = new Set<string>()
  const published = new Set<string>()
  const discarded = new Set<string>()
  let isScheduled = false
  let texts = 0
  let names = 0
  let current = newName()

  function newName(): string {
    names += 1
    return `draft ${names}`
  }

  function promise(isKept: boolean, what: string): void {
    if (!isKept) throw new Error(`broken: ${what}`)
  }

  function apply(name: string, event: DraftEvent<Words>): void {
    const { record, effects } = reduceDraft(records.get(name), event)
    if (record === null) records.delete(name)
    else records.set(name, record)
    for (const effect of effects) carryOut(name, effect)
  }

  function carryOut(name: string, effect: DraftEffect<Words>): void {
    switch (effect.kind) {
      case 'schedule':
        isScheduled = true
        return
      case 'write': {
        if (effect.content.text === 0) safe.delete(name)
        const isWriting = jobsOf(name).some(({ write }) => write !== null)
        promise(!isWriting, `${name} is written twice at once`)
        promise(!locked.has(name), `${name} is written while another tab has it`)
        jobsOf(name).push({ write: effect, answer: null })
        if (effect.content.text !== 0 || !effect.isKept) return
        journal.set(name, 'gone')
        apply(name, { kind: 'journaled', revision: 0 })
        return
      }
      case 'write-files':
        files.push([name, effect.content])
        return
      case 'journal':
        if (isJournalFull || effect.content.text === 0) return
        journal.set(name, { text: effect.content.text, revision: effect.revision })
        see(name, effect.content.text)
        apply(name, { kind: 'journaled', revision: effect.revision })
        return
      case 'clear-journal':
        journal.delete(name)
        return
      case 'rename':
        rename(name, effect.content)
        return
      case 'remove':
        journal.set(name, 'gone')
        jobsOf(name).push({ write: null, answer: null })
        return
      case 'tell':
    }
  }

  function jobsOf(name: string): Job[] {
    const list = jobs.get(name) ?? []
    jobs.set(name, list)
    return list
  }

  function see(name: string, text: number): void {
    safe.set(name, Math.max(text, safe.get(name) ?? 0))
  }

  function rename(name: string, words: Words): void {
    const to = newName()
    locked.add(name)
    safe.delete(name)
    const text = expected.get(name)
    if (text !== undefined) expected.set(to, text)
    expected.delete(name)
    if (current === name) current = to
    apply(to, { kind: 'changed', content: words })
  }

  function note(name: string, words: Words): void {
    expected.set(name, words.text)
    apply(name, { kind: 'changed', content: words })
  }

  function putAside(): void {
    const text = expected.get(current)
    if (text !== undefined) note(current, { text, isOpen: false })
    current = newName()
  }

  /** The room does what is asked of it; or refuses. */
  function land(name: string, isRefused: boolean): void {
    const [job] = jobsOf(name)
    if (job === undefined || job.answer !== null) return
    if (job.write === null) job.answer = landRemoval(name, isRefused)
    else job.answer = landWrite(name, job.write, isRefused)
  }

  function landRemoval(name: string, isRefused: boolean): DraftEvent<Words> {
    if (isRefused) return { kind: 'removal-failed' }
    room.delete(name)
    journal.delete(name)
    // A post is a post, whoever went on with its draft.
    theirs.delete(name)
    return { kind: 'removed' }
  }

  function landWrite(
    name: string,
    { content: { text }, revision, isKept, inherited }: Write,
    isRefused: boolean,
  ): DraftEvent<Words> {
    if (text === 0 && !isKept) return { kind: 'written', isKept: false }
    if (isRefused) return { kind: 'write-failed' }
    const kept = room.get(name)
    if (kept?.writer === 'there' && kept.revision > (inherited ?? -1)) {
      return { kind: 'taken-elsewhere' }
    }
    if (text === 0) {
      room.delete(name)
      if (journal.get(name) === 'gone') journal.delete(name)
      return { kind: 'written', isKept: false }
    }
    room.set(name, { text, writer: 'here', revision, isDeleted: false })
    see(name, text)
    return { kind: 'written', isKept: true }
  }

  function answer(name: string): void {
    const event = jobsOf(name)[0]?.answer ?? null
    if (event === null) return
    jobsOf(name).shift()
    apply(name, event)
  }

  function answerFiles(isRefused: boolean): void {
    const [name] = files.shift() ?? []
    if (name === undefined) return
    if (isRefused) apply(name, { kind: 'files-failed' })
    else apply(name, { kind: 'files-kept', files: new Set(['a']) })
  }

  /** The page begins no write of a draft behind its removal: that would be another draft. */
  function runTimer(): void {
    if (!isScheduled) return
    isScheduled = false
    for (const name of records.keys()) {
      if (jobsOf(name).some(({ write }) => write === null)) isScheduled = true
      else apply(name, { kind: 'write-began' })
    }
  }

  /** What a page that begins now would show of a draft. */
  function latest(name: string): { readonly text: number; readonly revision: number } | null {
    const beside = journal.get(name)
    const kept = room.get(name)
    if (beside === 'gone' || kept?.isDeleted === true) return null
    if (beside === undefined || kept === undefined) return beside ?? kept ?? null
    return kept.revision < beside.revision ? beside : kept
  }

  const busy = () => [...jobs].flatMap(([name, list]) => (list.length > 0 ? [name] : []))

  const pickFrom = (from: Iterable<string>, pick: number) => {
    const list = [...from]
    return list[pick % Math.max(1, list.length)] ?? current
  }

  const steps = {
    type: () => note(current, { text: ++texts, isOpen: true }),
    empty: () => note(current, { text: 0, isOpen: true }),
    putAside,
    timer: runTimer,
    land: (pick: number) => land(pickFrom(busy(), pick), false),
    refuse: (pick: number) => land(pickFrom(busy(), pick), true),
    answer: (pick: number) => answer(pickFrom(busy(), pick)),
    finish() {
      runTimer()
      for (const name of busy()) {
        land(name, false)
        answer(name)
      }
    },
    /** What was put aside is noted late. */
    noteLate(pick: number) {
      const name = pickFrom(records.keys(), pick)
      const isGone = room.get(name)?.isDeleted === true || published.has(name)
      if (name !== current && !isGone) note(name, { text: ++texts, isOpen: false })
    },
    keepFiles: () => answerFiles(false),
    refuseFiles: () => answerFiles(true),
    hurry() {
      for (const name of records.keys()) apply(name, { kind: 'hurried' })
    },
    /** The other tab has opened it, and writes or not. */
    takeThere(pick: number) {
      const name = pickFrom(room.keys(), pick)
      const kept = room.get(name)
      if (kept === undefined || kept.isDeleted) return
      room.set(name, { ...kept, writer: 'there' })
      openThere.add(name)
    },
    writeThere(pick: number) {
      const name = pickFrom(room.keys(), pick)
      const kept = room.get(name)
      if (kept?.writer !== 'there' || !openThere.has(name)) return
      if (expected.get(name) === kept.text) expected.delete(name)
      texts += 1
      room.set(name, { ...kept, text: texts, revision: kept.revision + 1 })
      theirs.set(name, texts)
      safe.delete(name)
    },
    /** The other tab lets it go, and it comes into the composer here. */
    open(pick: number, isNoted: boolean) {
      const name = pickFrom(room.keys(), pick)
      const found = latest(name)
      const record = records.get(name)
      if (found === null || jobsOf(name).length > 0) return
      if (record !== undefined && isUnwritten(record)) return
      const { text, revision } = found
      if (isNoted) room.set(name, { text, revision, writer: 'here', isDeleted: false })
      const beside = journal.get(name)
      const journaled = beside === undefined || beside === 'gone' ? null : beside.revision
      theirs.delete(name)
      locked.delete(name)
      openThere.delete(name)
      discarded.delete(name)
      apply(name, { kind: 'opened', revision, files: new Set(), journaled, isNoted })
      if (current !== name) putAside()
      current = name
      note(name, { text, isOpen: true })
    },
    publish() {
      published.add(current)
      for (const map of [expected, theirs, safe]) map.delete(current)
      apply(current, { kind: 'removal-began' })
      current = newName()
    },
    /** Deleted, once nothing is on its way of it. */
    discard(pick: number) {
      const name = pickFrom(room.keys(), pick)
      const kept = room.get(name)
      const isListed = latest(name) !== null && name !== current
      if (!isListed || kept?.writer !== 'here' || jobsOf(name).length > 0) return
      expected.delete(name)
      safe.delete(name)
      discarded.add(name)
      apply(name, { kind: 'discarded' })
      room.set(name, { ...kept, isDeleted: true })
      journal.delete(name)
    },
  }

  /** Holds after each step. */
  function check(): void {
    for (const [name, { status }] of records) {
      const kept = room.get(name)
      if (status.kind !== 'clean' || status.content === null || kept?.writer === 'there') continue
      promise(kept?.text === status.content.text, `${name} is said to be kept`)
    }
    for (const [name, text] of theirs) {
      promise(room.get(name)?.text === text, `${name} of the other tab was written over`)
    }
    for (const [name, text] of safe) {
      // Of two tabs that cannot see each other, neither knows which revision the other has come to.
      const isTheirs = room.get(name)?.writer === 'there'
      if (isTheirs || isJournalFull || published.has(name)) continue
      promise((latest(name)?.text ?? 0) >= text, `${name} would come back as it was before`)
    }
  }

  /** The room does all that waits, and refuses nothing. */
  function settle(): void {
    for (let turn = 0; turn < 50; turn += 1) {
      for (const name of jobs.keys()) {
        land(name, false)
        answer(name)
      }
      answerFiles(false)
      runTimer()
      check()
    }
    promise(!isScheduled && [...jobs.values()].every((each) => each.length === 0), 'it ends')
    for (const [name, text] of expected) {
      const kept = room.get(name)
      promise((kept?.text ?? 0) === text, `the last text of ${name} is kept`)
      promise(!journal.has(name), `the journal of ${name} is cleared`)
    }
    for (const name of published) {
      promise(!room.has(name) || journal.get(name) === 'gone', `${name} became a post`)
    }
    for (const name of discarded) {
      promise(room.get(name)?.isDeleted !== false, `${name} was deleted`)
    }
  }

  return { steps, check, settle }
}

export type DraftStepName = keyof ReturnType<typeof createDraftModel>['steps']
