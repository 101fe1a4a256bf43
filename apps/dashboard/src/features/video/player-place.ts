import type { PlayerPlace } from './player-key.ts'

/** What of a player has the focus. */
export function placeOf(target: EventTarget): PlayerPlace {
  if (!(target instanceof HTMLElement)) return 'player'
  const bar = target.dataset['bar']
  if (bar === 'seek' || bar === 'volume') return bar
  return target.closest('button, a') === null ? 'player' : 'button'
}
