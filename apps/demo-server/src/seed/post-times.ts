import type { Random } from './random.ts'

const MINUTE_MS = 60_000
/** The gap between the newest posts. They are at most a few minutes old. */
const FIRST_GAP_MINUTES = 0.7
/** The usual gap between posts of an ordinary day. */
const USUAL_GAP_MINUTES = 15
/** How much each gap exceeds the one before it, in minutes, until the usual gap is reached. */
const GAP_GROWTH_MINUTES = 0.3

/**
 * Draws times going back from `now`, newest first: dense at the end, few at night.
 *
 * @param count how many times
 */
export function drawPastTimes(count: number, now: Date, random: Random): Date[] {
  const times: Date[] = []
  let at = now.getTime()
  for (let index = 0; index < count; index += 1) {
    const mean = Math.min(USUAL_GAP_MINUTES, FIRST_GAP_MINUTES + index * GAP_GROWTH_MINUTES)
    // The newest 60 posts ignore the time of day, so that Home looks active at any hour.
    const night = index < 60 ? 1 : getNightFactor(new Date(at))
    at -= (0.25 + random() * 1.5) * mean * night * MINUTE_MS
    times.push(new Date(at))
  }
  return times
}

/** How much longer gaps are at this time of day (UTC, the time zone of most accounts). */
function getNightFactor(at: Date): number {
  const hour = at.getUTCHours()
  if (hour >= 1 && hour < 5) return 4
  if (hour >= 23 || hour < 7) return 1.8
  if (hour >= 17) return 0.7
  return 0.9
}

/** How much earlier a conversation starts for each of its replies, in minutes. */
const MINUTES_PER_REPLY = 38

/** @returns `at`, or an earlier time when the replies would not fit between `at` and `now` */
export function getRootTime(at: Date, now: Date, answers: number): Date {
  return new Date(Math.min(at.getTime(), now.getTime() - answers * MINUTES_PER_REPLY * MINUTE_MS))
}

interface ReplyTimeOptions {
  readonly now: Date
  readonly random: Random
  /** Requested minutes after the parent. */
  readonly after: number | undefined
}

/** Draws the time of a reply: some minutes after `parent`, but always before `now`. */
export function drawReplyTime(parent: Date, { now, random, after }: ReplyTimeOptions): Date {
  const preferred = (after ?? 3 + random() * random() * 240) * MINUTE_MS
  const available = now.getTime() - parent.getTime()
  return new Date(parent.getTime() + Math.min(preferred, available * (0.2 + random() * 0.5)))
}
