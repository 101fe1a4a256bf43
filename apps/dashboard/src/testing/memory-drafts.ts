import type { DraftRoom } from '../lib/drafts/draft-room.ts'

type Refused = 'all' | 'files' | 'reading' | null

/** The drafts of one browser, which its tabs share, in a test's hand. */
export interface MemoryDrafts {
  /** A tab's own way to them. */
  readonly tab: () => DraftRoom & { readonly close: () => void }
  /** All that is kept. */
  readonly kept: Map<string, unknown>
  /** The bytes, by draft and key. */
  readonly files: Map<string, Blob>
  /** What fails from now on: writing, writing files, or reading too; null for nothing. */
  readonly refuse: (what: Refused) => void
  /** Lets no change in from now on, as if the page went away. @returns forgets those that waited */
  readonly holdChanges: () => {
    /** Does the oldest of them. */
    readonly pass: () => void
    readonly forget: () => void
  }
}

const full = () => new DOMException('no room', 'QuotaExceededError')

/** Keeps copies, as a browser does: what is changed afterwards is not changed here. */
export function memoryDrafts(): MemoryDrafts {
  const kept = new Map<string, unknown>()
  const files = new Map<string, Blob>()
  const locks = new Map<string, symbol>()
  const watchers = new Map<() => void, symbol>()
  const passes: (() => void)[] = []
  let isHeld = false
  let refused: Refused = null

  function beReadable(): void {
    if (refused === 'reading') throw new DOMException('not opened', 'UnknownError')
  }

  function open() {
    const me = Symbol('tab')
    const room: DraftRoom = {
      async all() {
        beReadable()
        return [...kept.values()].map((each) => structuredClone(each))
      },
      async change(id, next) {
        beReadable()
        if (isHeld) await new Promise<void>((pass) => passes.push(pass))
        const value = next(structuredClone(kept.get(id)))
        if (value === null) kept.delete(id)
        else if (value !== undefined) {
          if (refused === 'all') throw full()
          kept.set(id, structuredClone(value))
        }
      },
      async putFile(draft, key, file) {
        if (refused !== null) throw full()
        files.set(`${draft} ${key}`, file)
      },
      async files(draft) {
        beReadable()
        return new Map(
          [...files].flatMap(([name, file]) =>
            name.startsWith(`${draft} `) ? [[name.slice(draft.length + 1), file]] : [],
          ),
        )
      },
      async dropFiles(draft, but) {
        beReadable()
        for (const name of files.keys()) {
          const isOf = name.startsWith(`${draft} `)
          if (isOf && !but.has(name.slice(draft.length + 1))) files.delete(name)
        }
      },
      filedDrafts: async () => new Set([...files.keys()].map((name) => name.split(' ')[0] ?? '')),
      async claim(id) {
        if ((locks.get(id) ?? me) !== me) return null
        locks.set(id, me)
        return () => {
          if (locks.get(id) === me) locks.delete(id)
        }
      },
      claimed: async () => new Set(locks.keys()),
      tell() {
        for (const [listener, owner] of watchers) if (owner !== me) queueMicrotask(listener)
      },
      watch(listener) {
        watchers.set(listener, me)
        return () => watchers.delete(listener)
      },
    }
    const close = () => {
      for (const [id, owner] of locks) if (owner === me) locks.delete(id)
    }
    return { ...room, close }
  }

  return {
    tab: open,
    kept,
    files,
    refuse: (what) => {
      refused = what
    },
    holdChanges() {
      isHeld = true
      return {
        pass: () => passes.shift()?.(),
        forget: () => {
          isHeld = false
        },
      }
    },
  }
}
