import { useContext } from 'react'
import type { VideoMoment } from '@colonnade/domain/media'
import { PlayerScopeContext } from './player-scope-context.ts'

/** Maximum number of stored positions; the oldest one is dropped first. */
const CAPACITY = 200

type Sound = Pick<VideoMoment, 'volume' | 'muted'>
type MomentListener = (moment: VideoMoment) => void

/** State that players share while the page is open. */
export interface PlayerMemory {
  /** The volume that was set last in any player; undefined before that. */
  readonly getSound: () => Sound | undefined
  readonly setSound: (sound: Sound) => void
  /** @returns the position at which a source was left, in seconds; 0 when it was not played */
  readonly getTime: (src: string) => number
  readonly setTime: (src: string, time: number) => void
  /** Passes the state of a closed player on to the other players of its source. */
  readonly share: (src: string, moment: VideoMoment) => void
  /** @returns stops listening */
  readonly listen: (src: string, listener: MomentListener) => () => void
}

function createPlayerMemory(): PlayerMemory {
  const times = new Map<string, number>()
  const listeners = new Map<string, Set<MomentListener>>()
  let sound: Sound | undefined

  return {
    getSound: () => sound,
    setSound: (next) => {
      sound = next
    },
    getTime: (src) => times.get(src) ?? 0,
    setTime: (src, time) => {
      times.delete(src)
      times.set(src, time)
      const oldest = times.keys().next().value
      if (times.size > CAPACITY && oldest !== undefined) times.delete(oldest)
    },
    share: (src, moment) => {
      for (const listener of listeners.get(src) ?? []) listener(moment)
    },
    listen: (src, listener) => {
      const others = listeners.get(src) ?? new Set()
      listeners.set(src, others.add(listener))
      return () => {
        others.delete(listener)
        if (others.size === 0) listeners.delete(src)
      }
    },
  }
}

/** The memory of each scope. The first player creates it, so that the start of the page does not load this module. */
const memories = new WeakMap<object, PlayerMemory>()

/** @returns the memory of the nearest scope; null when players share no state */
export function useSharedMemory(): PlayerMemory | null {
  const scope = useContext(PlayerScopeContext)
  if (scope === null) return null
  const memory = memories.get(scope) ?? createPlayerMemory()
  memories.set(scope, memory)
  return memory
}
