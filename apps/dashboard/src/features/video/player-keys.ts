import { getShortcutKey, type KeyPress } from '@colonnade/domain/controls'
import type { VideoEvent } from '@colonnade/domain/media'

const SEEK_STEP_SECONDS = 5
/** A tenth of the full volume. */
const VOLUME_STEP = 0.1

/** The part of a player that has the focus. */
export type PlayerPart = 'volume' | 'seek' | 'button' | 'player'

/**
 * Maps a key to the event that it triggers in a player. Returns null for a key without a function there: it is left
 * to the row or the page. Time runs left to right in every language.
 */
export function getKeyEvent(key: string, place: PlayerPart): VideoEvent | null {
  // On a button, Space activates that button.
  if (key === ' ') return place === 'button' ? null : { type: 'play-pressed' }
  if (key === 'm') return { type: 'mute-pressed' }
  if (key === 'f') return { type: 'fullscreen-pressed' }
  if (key === 'ArrowUp') return { type: 'volume-stepped', part: VOLUME_STEP }
  if (key === 'ArrowDown') return { type: 'volume-stepped', part: -VOLUME_STEP }
  return place === 'volume' ? getVolumeKeyEvent(key) : getSeekKeyEvent(key)
}

function getVolumeKeyEvent(key: string): VideoEvent | null {
  if (key === 'ArrowRight') return { type: 'volume-stepped', part: VOLUME_STEP }
  if (key === 'ArrowLeft') return { type: 'volume-stepped', part: -VOLUME_STEP }
  if (key === 'Home') return { type: 'volume-stepped', part: -1 }
  return key === 'End' ? { type: 'volume-stepped', part: 1 } : null
}

function getSeekKeyEvent(key: string): VideoEvent | null {
  if (key === 'ArrowRight') return { type: 'seek-stepped', seconds: SEEK_STEP_SECONDS }
  if (key === 'ArrowLeft') return { type: 'seek-stepped', seconds: -SEEK_STEP_SECONDS }
  if (key === 'Home') return { type: 'seek-dragged', part: 0 }
  return key === 'End' ? { type: 'seek-dragged', part: 1 } : null
}

/** Steps repeat while their key is held; all other events occur once per key press. */
const REPEATED = new Set<VideoEvent['type']>(['seek-stepped', 'volume-stepped'])

interface PlayerKeyPress extends KeyPress {
  readonly repeat: boolean
}

/**
 * Maps a key press to an event of the player, on any keyboard layout.
 *
 * @returns null for a key without a function there, `held` for a key that has triggered its event and is still held
 */
export function getPlayerEvent(
  press: PlayerKeyPress,
  place: PlayerPart,
): VideoEvent | 'held' | null {
  const key = getShortcutKey(press)
  const event = getKeyEvent(key.length === 1 ? key.toLowerCase() : key, place)
  return event !== null && press.repeat && !REPEATED.has(event.type) ? 'held' : event
}

/** Returns the part of the player that has the focus. */
export function getPlayerPart(target: EventTarget): PlayerPart {
  if (!(target instanceof HTMLElement)) return 'player'
  const bar = target.dataset['bar']
  if (bar === 'seek' || bar === 'volume') return bar
  return target.closest('button, a') === null ? 'player' : 'button'
}
