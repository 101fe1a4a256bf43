import { getShortcutKey, type KeyPress } from '@colonnade/domain/controls'
import type { VideoEvent } from '@colonnade/domain/media'

/** Unit: seconds. */
const SEEK_STEP = 5
/** A tenth of all there is. */
const VOLUME_STEP = 0.1

/** What has the focus inside of a player. */
export type PlayerPlace = 'volume' | 'seek' | 'button' | 'player'

/**
 * What a key does in a player. Null for one that means nothing there: it is the row's or the page's.
 * Time runs left to right in every language.
 */
export function playerKey(key: string, place: PlayerPlace): VideoEvent | null {
  // On a button the space bar presses that.
  if (key === ' ') return place === 'button' ? null : { type: 'play-pressed' }
  if (key === 'm') return { type: 'mute-pressed' }
  if (key === 'f') return { type: 'fullscreen-pressed' }
  if (key === 'ArrowUp') return { type: 'volume-stepped', part: VOLUME_STEP }
  if (key === 'ArrowDown') return { type: 'volume-stepped', part: -VOLUME_STEP }
  return place === 'volume' ? volumeKey(key) : seekKey(key)
}

function volumeKey(key: string): VideoEvent | null {
  if (key === 'ArrowRight') return { type: 'volume-stepped', part: VOLUME_STEP }
  if (key === 'ArrowLeft') return { type: 'volume-stepped', part: -VOLUME_STEP }
  if (key === 'Home') return { type: 'volume-stepped', part: -1 }
  return key === 'End' ? { type: 'volume-stepped', part: 1 } : null
}

function seekKey(key: string): VideoEvent | null {
  if (key === 'ArrowRight') return { type: 'seek-stepped', seconds: SEEK_STEP }
  if (key === 'ArrowLeft') return { type: 'seek-stepped', seconds: -SEEK_STEP }
  if (key === 'Home') return { type: 'seek-dragged', part: 0 }
  return key === 'End' ? { type: 'seek-dragged', part: 1 } : null
}

/** Steps go on while their key is held; all else happens once for a press. */
const REPEATED = new Set<VideoEvent['type']>(['seek-stepped', 'volume-stepped'])

interface PlayerPress extends KeyPress {
  readonly repeat: boolean
}

/**
 * What a press means in a player, on any keyboard layout.
 *
 * @returns null for a key that means nothing there, `held` for one that has acted and is still held
 */
export function getPlayerEvent(press: PlayerPress, place: PlayerPlace): VideoEvent | 'held' | null {
  const key = getShortcutKey(press)
  const event = playerKey(key.length === 1 ? key.toLowerCase() : key, place)
  return event !== null && press.repeat && !REPEATED.has(event.type) ? 'held' : event
}

/** What of a player has the focus. */
export function placeOf(target: EventTarget): PlayerPlace {
  if (!(target instanceof HTMLElement)) return 'player'
  const bar = target.dataset['bar']
  if (bar === 'seek' || bar === 'volume') return bar
  return target.closest('button, a') === null ? 'player' : 'button'
}
