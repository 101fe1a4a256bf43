import { createWatchers, throwLater } from '../watchers.ts'
import type { Capability, Support } from './capability.ts'

/** What is known of one server: guessed from what it says of itself, corrected by what it answers. */
export interface CapabilityRecord {
  readonly of: (capability: Capability) => Support
  /** Whether a try is worth it: false only where the server is known to lack it. */
  readonly has: (capability: Capability) => boolean
  /** Takes in a guess; what an answer has shown stands over it. */
  readonly guess: (known: Partial<Readonly<Record<Capability, boolean>>>) => void
  /** An answer has shown it. */
  readonly note: (capability: Capability, isThere: boolean) => void
  /** Told after every change. @returns stops watching */
  readonly watch: (tell: () => void) => () => void
}

/**
 * One per server and session; all is unknown at first.
 *
 * @param report gets what a watcher throws; the window if not said
 */
export function createCapabilityRecord(
  report: (error: unknown) => void = throwLater,
): CapabilityRecord {
  const guessed = new Map<Capability, boolean>()
  const shown = new Map<Capability, boolean>()
  const watchers = createWatchers<void>(report)

  const of = (capability: Capability): Support => {
    const isThere = shown.get(capability) ?? guessed.get(capability)
    if (isThere === undefined) return 'unknown'
    return isThere ? 'yes' : 'no'
  }

  return {
    of,
    has: (capability) => of(capability) !== 'no',
    guess(known) {
      guessed.clear()
      for (const [name, isThere] of Object.entries(known)) guessed.set(name as Capability, isThere)
      watchers.tell()
    },
    note(capability, isThere) {
      if (shown.get(capability) === isThere) return
      const before = of(capability)
      shown.set(capability, isThere)
      if (of(capability) !== before) watchers.tell()
    },
    watch: watchers.add,
  }
}
