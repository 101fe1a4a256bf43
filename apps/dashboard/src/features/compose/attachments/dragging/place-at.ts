/** Where a card stood when it was taken up, in CSS pixels of the window. */
export interface CardSpan {
  readonly top: number
  readonly height: number
}

const middleOf = ({ top, height }: CardSpan): number => top + height / 2

/**
 * Which place a card is over: the one whose middle is nearest to its own.
 *
 * @param from its place when it was taken up, counted from 0
 * @param by how far it has come down since, in CSS pixels
 */
export function placeAt(spans: readonly CardSpan[], from: number, by: number): number {
  const own = spans[from]
  if (own === undefined) return from
  const middle = middleOf(own) + by
  const distances = spans.map((span) => Math.abs(middleOf(span) - middle))
  return distances.indexOf(Math.min(...distances))
}

/** How far each card stands off its own place while one is over another, in CSS pixels. */
export function shiftsFor(spans: readonly CardSpan[], from: number, place: number): number[] {
  const own = spans[from]
  const next = spans[from + 1] ?? own
  const before = spans[from - 1] ?? own
  if (own === undefined || next === undefined || before === undefined) return spans.map(() => 0)
  // With the gap that stands between two.
  const step = next === own ? own.top + own.height - before.top - before.height : next.top - own.top
  return spans.map((_span, index) => {
    if (index > from && index <= place) return -step
    return index < from && index >= place ? step : 0
  })
}
