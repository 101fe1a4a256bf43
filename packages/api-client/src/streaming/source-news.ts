import type { SocketState } from './lasting-socket.ts'
import { sourceKey, type StreamSource } from './stream-source.ts'

/** What becomes of sources, beside the events that they tell. */
export interface SourceNews {
  /**
   * `lost`: they fell silent. `missed`: they tell again, and what happened before may have been
   * missed, whether a socket was lost, the page slept, or it took a while to get through at all.
   * `opened`: they tell for the first time, and did not at once when they were asked to.
   */
  readonly type: 'lost' | 'missed' | 'opened'
  readonly sources: readonly StreamSource[]
}

/** Remembers which sources are live, and which have something to catch up with. */
export interface SourceWatch {
  readonly isLive: (source: StreamSource) => boolean
  /** Compares with what was before. */
  readonly look: (wanted: readonly StreamSource[]) => readonly SourceNews[]
}

/** @param stateOf how the socket stands that carries a source */
export function createSourceWatch(stateOf: (source: StreamSource) => SocketState): SourceWatch {
  let live = new Set<string>()
  let behind = new Set<string>()
  let coming = new Set<string>()

  return {
    isLive: (source) => stateOf(source) === 'open',
    look(wanted) {
      const now = wanted.map((source) => ({
        source,
        key: sourceKey(source),
        state: stateOf(source),
      }))
      const lost = now.filter(({ key, state }) => live.has(key) && state !== 'open')
      const missed = now.filter(({ key, state }) => behind.has(key) && state === 'open')
      const opened = now.filter(({ key, state }) => coming.has(key) && state === 'open')
      live = keysOf(now.filter(({ state }) => state === 'open'))
      // One that is on its way for the first time has lost nothing that it told.
      behind = keysOf(now.filter(({ key, state }) => state === 'closed' || behind.has(key)))
      for (const key of live) behind.delete(key)
      for (const { key } of lost) behind.add(key)
      coming = keysOf(now.filter(({ key, state }) => state === 'connecting' && !behind.has(key)))
      return [newsOf('lost', lost), newsOf('missed', missed), newsOf('opened', opened)].filter(
        ({ sources }) => sources.length > 0,
      )
    },
  }
}

const keysOf = (found: readonly { readonly key: string }[]): Set<string> =>
  new Set(found.map(({ key }) => key))

const newsOf = (
  type: SourceNews['type'],
  found: readonly { readonly source: StreamSource }[],
): SourceNews => ({ type, sources: found.map(({ source }) => source) })
