import { ownValue } from '../json/json-object.ts'

/** Typed looks into a JSON value of unknown shape; a missing or wrong value gives the fallback. */
export interface JsonReader {
  readonly raw: unknown
  at(key: string): JsonReader
  text(fallback: string): string
  textOrNull(): string | null
  flag(fallback: boolean): boolean
  /** Whole and above 0. */
  count(fallback: number): number
  texts(): readonly string[]
}

/** Never throws, whatever it is given. */
export function readJson(raw: unknown): JsonReader {
  return {
    raw,
    at: (key) => readJson(ownValue(raw, key)),
    text: (fallback) => (typeof raw === 'string' ? raw : fallback),
    textOrNull: () => (typeof raw === 'string' && raw !== '' ? raw : null),
    flag: (fallback) => (typeof raw === 'boolean' ? raw : fallback),
    count: (fallback) => (Number.isSafeInteger(raw) && Number(raw) > 0 ? Number(raw) : fallback),
    texts: () => (Array.isArray(raw) ? raw.filter((entry) => typeof entry === 'string') : []),
  }
}
