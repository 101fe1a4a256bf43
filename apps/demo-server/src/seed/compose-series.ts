import type { Persona, Picture, Series, WrittenPost } from './persona-schema.ts'
import { drawInteger, type Random, createShuffleBag } from './random.ts'

const SLOT = /\{([^{}]+)\}/
const CLOCK = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/
const DECIMAL = /^(\d+\.\d)-(\d+\.\d)$/
const WHOLE = /^(\d+)-(\d+)$/
/** How often to try for a new text. A series that fails has too few texts for its share. */
const MAX_TRIES = 40

/** @returns a function that composes the next post of the series, never a text in `seen`; null when none is left */
export function createSeriesComposer(
  series: Series,
  random: Random,
  seen: Set<string>,
): () => WrittenPost | null {
  const nextPattern = createShuffleBag(random, series.patterns)
  const drawers = new Map(
    Object.entries(series.words).map(([slot, words]) => [slot, createShuffleBag(random, words)]),
  )
  const nextPicture = createShuffleBag(random, series.pics ?? [])
  let count = series.since ?? 0

  function fillSlots(pattern: string): string {
    let text = pattern
    for (let slot = SLOT.exec(text); slot !== null; slot = SLOT.exec(text)) {
      const name = slot[1] ?? ''
      const drawn =
        drawers.get(name)?.() ?? (name === 'n' ? String(count) : drawNumber(name, random))
      text = text.slice(0, slot.index) + drawn + text.slice(slot.index + slot[0].length)
    }
    return text
  }

  return () => {
    count += 1
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const text = capitaliseSentences(fillSlots(nextPattern()))
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

/** Capitalises sentences. Slot values are lower case, so that they can be used anywhere. */
function capitaliseSentences(text: string): string {
  return text.replace(/(^|[.!?] )(\p{Ll})/gu, (_whole, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
}

function drawNumber(range: string, random: Random): string {
  const clock = CLOCK.exec(range)
  if (clock) {
    const [from = 0, fromMinute = 0, to = 0, toMinute = 0] = clock.slice(1).map(Number)
    const minutes = drawInteger(random, from * 60 + fromMinute, to * 60 + toMinute)
    const pad = (value: number) => String(value).padStart(2, '0')
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  }
  const decimal = DECIMAL.exec(range)
  if (decimal) {
    const [low = 0, high = 0] = decimal.slice(1).map(Number)
    return (low + random() * (high - low)).toFixed(1)
  }
  const whole = WHOLE.exec(range)
  if (whole) return String(drawInteger(random, Number(whole[1]), Number(whole[2])))
  throw new Error(`invalid slot {${range}}`)
}

const COMPOSED = /-c\d+$/

/** Creates the key of a status that a series composed. */
export const createComposedKey = (username: string, count: number): string =>
  `${username}-c${count}`

export const isComposed = (key: string): boolean => COMPOSED.test(key)

/** Alternates among the series in proportion to their shares. Never takes the same author twice in a row. */
export function createSeriesRotation(
  people: readonly Persona[],
  random: Random,
  seen: Set<string>,
) {
  const entries = people.flatMap((persona) =>
    persona.series.map((series) => ({
      persona,
      share: series.share,
      next: createSeriesComposer(series, random, seen),
      due: random() / series.share,
    })),
  )

  let last: Persona | null = null
  return (): { persona: Persona; written: WrittenPost } => {
    for (;;) {
      const waiting = entries.filter(({ persona }) => persona !== last || entries.length === 1)
      const entry = waiting.reduce((first, other) => (other.due < first.due ? other : first))
      entry.due += (0.6 + random() * 0.8) / entry.share
      const written = entry.next()
      if (written === null) {
        // No new text is left, so the series is skipped from now on.
        entry.due = Number.POSITIVE_INFINITY
        if (entries.every(({ due }) => due === Number.POSITIVE_INFINITY)) {
          throw new Error('no series has a new text left')
        }
        continue
      }
      last = entry.persona
      return { persona: entry.persona, written }
    }
  }
}
