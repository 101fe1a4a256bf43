import { createContext } from 'react'
import { START_VOLUME, type VideoMoment } from '@colonnade/domain/media'

/** Positions kept at once; the one stored longest ago is dropped first. */
const CAPACITY = 200

type Sound = Pick<VideoMoment, 'volume' | 'muted'>
type MomentListener = (moment: VideoMoment) => void

/** What players keep for each other while the page is open. */
export interface PlayerMemory {
  /** The volume that was chosen last, in any player. */
  readonly getSound: () => Sound
  readonly setSound: (sound: Sound) => void
  /** @returns the position at which a source was left, in seconds; 0 when it was not played */
  readonly getTime: (src: string) => number
  readonly setTime: (src: string, time: number) => void
  /** Passes the state of a closed player on to the other players of its source. */
  readonly share: (src: string, moment: VideoMoment) => void
  /** @returns stops listening */
  readonly listen: (src: string, listener: MomentListener) => () => void
}

export function createPlayerMemory(): PlayerMemory {
  const times = new Map<string, number>()
  const listeners = new Map<string, Set<MomentListener>>()
  let sound: Sound = { volume: START_VOLUME, muted: false }

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

/** Null where each player begins as new. */
export const PlayerMemoryContext = createContext<PlayerMemory | null>(null)
