import { createWatchers, reportUncaught } from '../emit.ts'
import type { Capability, Support } from './capability.ts'

/** The known capabilities of one server: guessed from its instance information, corrected by its responses. */
export interface CapabilityRecord {
  readonly getSupport: (capability: Capability) => Support
  /** Returns whether a capability is worth trying: false only when the server is known to lack it. */
  readonly has: (capability: Capability) => boolean
  /** Sets the guesses. An observed capability takes precedence over a guess. */
  readonly guess: (known: Partial<Readonly<Record<Capability, boolean>>>) => void
  /** Records a capability that a response has shown. */
  readonly record: (capability: Capability, isThere: boolean) => void
  /** Calls the listener after every change. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates a record. There is one per server and session; at first every capability is unknown.
 *
 * @param report receives the errors of subscribers; by default they are reported to `window`
 */
export function createCapabilityRecord(
  report: (error: unknown) => void = reportUncaught,
): CapabilityRecord {
  const guessed = new Map<Capability, boolean>()
  const observed = new Map<Capability, boolean>()
  const watchers = createWatchers<void>(report)

  const getSupport = (capability: Capability): Support => {
    const isThere = observed.get(capability) ?? guessed.get(capability)
    if (isThere === undefined) return 'unknown'
    return isThere ? 'yes' : 'no'
  }

  return {
    getSupport,
    has: (capability) => getSupport(capability) !== 'no',
    guess(known) {
      guessed.clear()
      for (const [name, isThere] of Object.entries(known)) guessed.set(name as Capability, isThere)
      watchers.emit()
    },
    record(capability, isThere) {
      if (observed.get(capability) === isThere) return
      const before = getSupport(capability)
      observed.set(capability, isThere)
      if (getSupport(capability) !== before) watchers.emit()
    },
    subscribe: watchers.add,
  }
}
