import type { SocketState } from './reconnecting-socket.ts'
import { getSourceKey, type StreamSource } from './stream-source.ts'

/** A change of the connection of sources. */
export interface SourceChange {
  /**
   * `lost`: they are disconnected. `missed`: they are connected again, and earlier events may have been missed,
   * because a socket was lost, the device slept, or connecting took several attempts. `opened`: they are connected
   * for the first time, but not at the moment of subscribing.
   */
  readonly type: 'lost' | 'missed' | 'opened'
  readonly sources: readonly StreamSource[]
}

/** Tracks which sources are live, and which have to catch up. */
export interface SourceTracker {
  readonly isLive: (source: StreamSource) => boolean
  /** Compares the sources with the last update and returns the changes. */
  readonly update: (wanted: readonly StreamSource[]) => readonly SourceChange[]
}

/** @param stateOf returns the state of the socket for a source */
export function createSourceTracker(stateOf: (source: StreamSource) => SocketState): SourceTracker {
  let live = new Set<string>()
  let behind = new Set<string>()
  let coming = new Set<string>()

  return {
    isLive: (source) => stateOf(source) === 'open',
    update(wanted) {
      const now = wanted.map((source) => ({
        source,
        key: getSourceKey(source),
        state: stateOf(source),
      }))
      const lost = now.filter(({ key, state }) => live.has(key) && state !== 'open')
      const missed = now.filter(({ key, state }) => behind.has(key) && state === 'open')
      const opened = now.filter(({ key, state }) => coming.has(key) && state === 'open')
      live = getKeys(now.filter(({ state }) => state === 'open'))
      // A source that connects for the first time has missed nothing.
      behind = getKeys(now.filter(({ key, state }) => state === 'closed' || behind.has(key)))
      for (const key of live) behind.delete(key)
      for (const { key } of lost) behind.add(key)
      coming = getKeys(now.filter(({ key, state }) => state === 'connecting' && !behind.has(key)))
      return [
        createChange('lost', lost),
        createChange('missed', missed),
        createChange('opened', opened),
      ].filter(({ sources }) => sources.length > 0)
    },
  }
}

const getKeys = (found: readonly { readonly key: string }[]): Set<string> =>
  new Set(found.map(({ key }) => key))

const createChange = (
  type: SourceChange['type'],
  found: readonly { readonly source: StreamSource }[],
): SourceChange => ({ type, sources: found.map(({ source }) => source) })
