import type { Persona, Picture, Series, Written } from './authoring.ts'
import { between, type Random, shuffleBag } from './seeded.ts'

const SLOT = /\{([^{}]+)\}/
const CLOCK = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/
const DECIMAL = /^(\d+\.\d)-(\d+\.\d)$/
const WHOLE = /^(\d+)-(\d+)$/
/** A series that cannot find a new text in so many tries is too small for its share. */
const MAX_TRIES = 40

/** @returns a writer that gives the next post of the series, never a text that is in `seen` */
export function openSeries(
  series: Series,
  random: Random,
  seen: Set<string>,
): () => Written | null {
  const nextPattern = shuffleBag(random, series.patterns)
  const drawers = new Map(
    Object.entries(series.words).map(([slot, words]) => [slot, shuffleBag(random, words)]),
  )
  const nextPicture = shuffleBag(random, series.pics ?? [])
  let count = series.since ?? 0

  function fill(pattern: string): string {
    let text = pattern
    for (let slot = SLOT.exec(text); slot !== null; slot = SLOT.exec(text)) {
      const name = slot[1] ?? ''
      const drawn = drawers.get(name)?.() ?? (name === 'n' ? String(count) : number(name, random))
      text = text.slice(0, slot.index) + drawn + text.slice(slot.index + slot[0].length)
    }
    return text
  }

  return () => {
    count += 1
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const text = capitalised(fill(nextPattern()))
      if (seen.has(text)) continue
      seen.add(text)
      const pics: Picture[] = random() < (series.picsChance ?? 0) ? [nextPicture()] : []
      return {
        text,
        pics,
        ...(series.lang === undefined ? {} : { lang: series.lang }),
        ...(series.cw === undefined ? {} : { cw: series.cw }),
      }
    }
    return null
  }
}

/** Slots are written in small letters, so that they fit in anywhere. */
function capitalised(text: string): string {
  return text.replace(/(^|[.!?] )(\p{Ll})/gu, (_whole, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
}

function number(range: string, random: Random): string {
  const clock = CLOCK.exec(range)
  if (clock) {
    const [from = 0, fromMinute = 0, to = 0, toMinute = 0] = clock.slice(1).map(Number)
    const minutes = between(random, from * 60 + fromMinute, to * 60 + toMinute)
    const pad = (value: number) => String(value).padStart(2, '0')
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  }
  const decimal = DECIMAL.exec(range)
  if (decimal) {
    const [low = 0, high = 0] = decimal.slice(1).map(Number)
    return (low + random() * (high - low)).toFixed(1)
  }
  const whole = WHOLE.exec(range)
  if (whole) return String(between(random, Number(whole[1]), Number(whole[2])))
  throw new Error(`no words for {${range}}`)
}

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
