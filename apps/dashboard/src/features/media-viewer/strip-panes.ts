import { wrapIndex } from '@colonnade/domain/media'

/** Where a picture lies: 0 is in view, 1 is where the next one waits, -1 the previous one. */
export interface Pane {
  readonly index: number
  readonly offset: -1 | 0 | 1
}

/**
 * The picture in view and those that a swipe brings.
 *
 * @param side where the other one of two lies: it is the next and the previous one
 */
export function stripPanes(index: number, count: number, side: -1 | 1): readonly Pane[] {
  const shown: Pane = { index, offset: 0 }
  if (count < 2) return [shown]
  if (count === 2) return [shown, { index: 1 - index, offset: side }]
  return [
    { index: wrapIndex(index, -1, count), offset: -1 },
    shown,
    { index: wrapIndex(index, 1, count), offset: 1 },
  ]
}
