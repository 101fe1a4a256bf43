import type { Persona, Written } from './authoring.ts'
import { openSeries } from './compose-series.ts'
import type { Random } from './seeded.ts'

const COMPOSED = /-c\d+$/

/** The key of a status that was composed by rule. */
export const composedKey = (username: string, count: number): string => `${username}-c${count}`

export const isComposed = (key: string): boolean => COMPOSED.test(key)

/** Takes turns among the series by their shares, never the same author twice in a row. */
export function openSeriesRota(people: readonly Persona[], random: Random, seen: Set<string>) {
  const entries = people.flatMap((persona) =>
    persona.series.map((series) => ({
      persona,
      share: series.share,
      next: openSeries(series, random, seen),
      due: random() / series.share,
    })),
  )

  let last: Persona | null = null
  return (): { persona: Persona; written: Written } => {
    for (;;) {
      const waiting = entries.filter(({ persona }) => persona !== last || entries.length === 1)
      const entry = waiting.reduce((first, other) => (other.due < first.due ? other : first))
      entry.due += (0.6 + random() * 0.8) / entry.share
      const written = entry.next()
      if (written === null) {
        // Said all it had to say: out of the rota.
        entry.due = Number.POSITIVE_INFINITY
        if (entries.every(({ due }) => due === Number.POSITIVE_INFINITY)) {
          throw new Error('every series has run dry')
        }
        continue
      }
      last = entry.persona
      return { persona: entry.persona, written }
    }
  }
}
