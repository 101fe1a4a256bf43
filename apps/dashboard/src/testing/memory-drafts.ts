import type { DraftStore } from '../lib/drafts/draft-store.ts'

type Failure = 'all' | 'files' | 'reading' | null

/** The drafts of one browser, which its tabs share, under the test's control. */
export interface MemoryDrafts {
  /** Opens the store of a tab. */
  readonly tab: () => DraftStore & { readonly close: () => void }
  /** Everything that is stored. */
  readonly stored: Map<string, unknown>
  /** The files, by draft and key. */
  readonly files: Map<string, Blob>
  /** Sets which operations fail from now on: writing, writing files, or also reading; null for none. */
  readonly fail: (what: Failure) => void
  /** Blocks changes from now on, as if the page were closed. @returns functions that continue or discard them */
  readonly holdChanges: () => {
    /** Continues the oldest of them. */
    readonly pass: () => void
    readonly forget: () => void
  }
}

const createQuotaError = () => new DOMException('no room', 'QuotaExceededError')

/** Creates a store that copies values as a browser does: later changes of an object do not affect it. */
export function createMemoryDrafts(): MemoryDrafts {
  const stored = new Map<string, unknown>()
  const files = new Map<string, Blob>()
  const locks = new Map<string, symbol>()
  const watchers = new Map<() => void, symbol>()
  const passes: (() => void)[] = []
  let isHeld = false
  let failure: Failure = null

  function assertReadable(): void {
    if (failure === 'reading') throw new DOMException('not opened', 'UnknownError')
  }

  function openTab() {
    const me = Symbol('tab')
    const room: DraftStore = {
      async getAll() {
        assertReadable()
        return [...stored.values()].map((each) => structuredClone(each))
      },
      async update(id, next) {
        assertReadable()
        if (isHeld) await new Promise<void>((pass) => passes.push(pass))
        const value = next(structuredClone(stored.get(id)))
        if (value === null) stored.delete(id)
        else if (value !== undefined) {
          if (failure === 'all') throw createQuotaError()
          stored.set(id, structuredClone(value))
        }
      },
      async putFile(draft, key, file) {
        if (failure !== null) throw createQuotaError()
        files.set(`${draft} ${key}`, file)
      },
      async getFiles(draft) {
        assertReadable()
        return new Map(
          [...files].flatMap(([name, file]) =>
            name.startsWith(`${draft} `) ? [[name.slice(draft.length + 1), file]] : [],
          ),
        )
      },
      async removeFiles(draft, but) {
        assertReadable()
        for (const name of files.keys()) {
          const isOf = name.startsWith(`${draft} `)
          if (isOf && !but.has(name.slice(draft.length + 1))) files.delete(name)
        }
      },
      getDraftsWithFiles: async () =>
        new Set([...files.keys()].map((name) => name.split(' ')[0] ?? '')),
      async lock(id) {
        if ((locks.get(id) ?? me) !== me) return null
        locks.set(id, me)
        return () => {
          if (locks.get(id) === me) locks.delete(id)
        }
      },
      getLocked: async () => new Set(locks.keys()),
      notify() {
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
    tab: openTab,
    stored,
    files,
    fail: (what) => {
      failure = what
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
