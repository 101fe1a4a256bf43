import type { Random } from './seeded.ts'

const MINUTE_MS = 60_000
/** The newest posts are at most a few minutes old, however quiet the world otherwise is. */
const FIRST_GAP_MINUTES = 0.7
/** From here on the rhythm is that of an ordinary day. */
const USUAL_GAP_MINUTES = 15
/** How fast the gaps grow from the first to the usual one, minutes for each post. */
const SLOWING = 0.3

/**
 * Moments going back from `now`, newest first: crowded at the end, few at night.
 *
 * @param count how many moments
 */
export function pastMoments(count: number, now: Date, random: Random): Date[] {
  const moments: Date[] = []
  let at = now.getTime()
  for (let index = 0; index < count; index += 1) {
    const mean = Math.min(USUAL_GAP_MINUTES, FIRST_GAP_MINUTES + index * SLOWING)
    // The first hours stay lively whatever the clock says: that is what a newcomer sees.
    const night = index < 60 ? 1 : nightFactor(new Date(at))
    at -= (0.25 + random() * 1.5) * mean * night * MINUTE_MS
    moments.push(new Date(at))
  }
  return moments
}

/** How much longer gaps are at that time of day (UTC, where most of these people live). */
function nightFactor(at: Date): number {
  const hour = at.getUTCHours()
  if (hour >= 1 && hour < 5) return 4
  if (hour >= 23 || hour < 7) return 1.8
  if (hour >= 17) return 0.7
  return 0.9
}

/** A conversation needs time: the more answers, the longer ago it began. */
const MINUTES_FOR_ANSWER = 38

/** @returns `at`, or earlier where `answers` would not fit between then and `now` */
export function rootMoment(at: Date, now: Date, answers: number): Date {
  return new Date(Math.min(at.getTime(), now.getTime() - answers * MINUTES_FOR_ANSWER * MINUTE_MS))
}

interface AnswerTime {
  readonly now: Date
  readonly random: Random
  /** Minutes that the author asks for. */
  readonly after: number | undefined
}

/** When an answer was given: some minutes after `parent`, but always before `now`. */
export function answerMoment(parent: Date, { now, random, after }: AnswerTime): Date {
  const wished = (after ?? 3 + random() * random() * 240) * MINUTE_MS
  const available = now.getTime() - parent.getTime()
  return new Date(parent.getTime() + Math.min(wished, available * (0.2 + random() * 0.5)))
}
