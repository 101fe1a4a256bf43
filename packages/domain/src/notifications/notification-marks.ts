import { addDays } from 'date-fns/addDays'
import { millisecondsInHour } from 'date-fns/constants'
import { set } from 'date-fns/set'
import { isJsonObject } from '../json/json-object.ts'

/** What the user decided about a notification. @see BY-46 */
export interface NotificationMark {
  readonly isDone: boolean
  /** It is hidden until then, in milliseconds since 1970, and then shown on top; null if it was not put off. */
  readonly until: number | null
  readonly needsAnswer: boolean
}

/** The marks by the id of the notification, the last changed first. */
export type NotificationMarks = ReadonlyMap<string, NotificationMark>

export const NO_MARKS_YET: NotificationMarks = new Map()

/** What the user can decide. The decisions exclude each other, except that an answer can be put off. */
export type MarkChange =
  | { readonly type: 'done'; readonly isOn: boolean }
  | { readonly type: 'put-off'; readonly until: number | null }
  | { readonly type: 'answer'; readonly isOn: boolean }

const UNMARKED: NotificationMark = { isDone: false, until: null, needsAnswer: false }

/** More marks than anyone looks through. The oldest are forgotten. */
export const MARKS_LIMIT = 2_000

function applyChange(mark: NotificationMark, change: MarkChange): NotificationMark {
  switch (change.type) {
    case 'done':
      return { ...UNMARKED, isDone: change.isOn }
    case 'put-off':
      return { ...mark, isDone: false, until: change.until }
    case 'answer':
      return { ...mark, isDone: false, needsAnswer: change.isOn }
  }
}

const isMarked = ({ isDone, until, needsAnswer }: NotificationMark): boolean =>
  isDone || until !== null || needsAnswer

/** Marks some notifications, which become the newest marks. */
export function changeMarks(
  marks: NotificationMarks,
  ids: readonly string[],
  change: MarkChange,
): NotificationMarks {
  return replaceMarks(
    marks,
    ids.map((id) => [id, applyChange(marks.get(id) ?? UNMARKED, change)]),
  )
}

/** Replaces the marks of some notifications; undefined removes a mark. */
export function replaceMarks(
  marks: NotificationMarks,
  replaced: readonly (readonly [id: string, mark: NotificationMark | undefined])[],
): NotificationMarks {
  const ids = new Set(replaced.map(([id]) => id))
  const kept = [...marks].filter(([id]) => !ids.has(id))
  const changed = replaced.flatMap(([id, mark]): readonly (readonly [string, NotificationMark])[] =>
    mark !== undefined && isMarked(mark) ? [[id, mark]] : [],
  )
  return new Map([...changed, ...kept].slice(0, MARKS_LIMIT))
}

/** The stored form. Its keys must not change, because browsers keep it across releases. */
interface StoredMark {
  readonly id: string
  readonly done?: true
  readonly until?: number
  readonly answer?: true
}

/** Returns the marks as JSON values. */
export const toStoredMarks = (marks: NotificationMarks): readonly StoredMark[] =>
  [...marks].map(([id, { isDone, until, needsAnswer }]) => ({
    id,
    ...(isDone && { done: true }),
    ...(until !== null && { until }),
    ...(needsAnswer && { answer: true }),
  }))

/** Reads stored marks. Skips what it does not understand. Never throws. */
export function readMarks(raw: unknown): NotificationMarks {
  if (!Array.isArray(raw)) return NO_MARKS_YET
  const marks = raw.flatMap((stored: unknown): readonly (readonly [string, NotificationMark])[] => {
    if (!isJsonObject(stored) || typeof stored['id'] !== 'string') return []
    const { id, done, until, answer } = stored
    const isTime = typeof until === 'number' && Number.isFinite(until)
    const mark = {
      isDone: done === true,
      until: isTime ? until : null,
      needsAnswer: answer === true,
    }
    return isMarked(mark) ? [[id, mark]] : []
  })
  return new Map(marks.slice(0, MARKS_LIMIT))
}

/** How long a notification can be put off. */
export type PutOffChoice = 'hour' | 'tomorrow'

const MORNING = { hours: 9, minutes: 0, seconds: 0, milliseconds: 0 }

/**
 * Returns when a notification is shown again: in an hour, or tomorrow at nine by the clock on the wall, also where
 * the clocks change in the night.
 *
 * @param now milliseconds since 1970
 */
export const getPutOffTime = (choice: PutOffChoice, now: number): number =>
  choice === 'hour' ? now + millisecondsInHour : set(addDays(now, 1), MORNING).getTime()

/** Returns the next moment at which a notification is due; null if none is put off. */
export function findNextDue(marks: NotificationMarks, now: number): number | null {
  const times = [...marks.values()].flatMap(({ until }) => until ?? []).filter((at) => at > now)
  return times.length === 0 ? null : Math.min(...times)
}
