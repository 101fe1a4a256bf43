import { drawSight, fetchSheets, fits } from '../lib/sight/draw-sight.ts'
import type { Sight } from '../lib/sight/sight.ts'
import { type Entrance, signIns } from './sign-ins.ts'

/**
 * Shows the deck as it was left (`app/keep-sight.ts`), until the program has drawn it anew: its styles are fetched
 * at once, and it stands there as soon as the page is whole. Never throws; where anything is not as it was, nothing
 * shows.
 *
 * @see BY-17
 */
export function showSight(entrance: Entrance): void {
  const sight = findSight(entrance)
  if (sight === null) return
  fetchSheets(sight.sheets)
  // The page is whole, and the program has not begun.
  document.addEventListener('readystatechange', () => drawSight(sight), { once: true })
}

function findSight(entrance: Entrance): Sight | null {
  try {
    for (const { text } of signIns(entrance, 'sight')) {
      if (text === null) continue
      // Written by the same release, or it does not fit.
      const sight = JSON.parse(text) as Sight
      if (fits(sight)) return sight
    }
  } catch {
    // Storage is blocked or damaged: the deck comes without.
  }
  return null
}
