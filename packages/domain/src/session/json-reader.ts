import { getOwnValue } from '../json/json-object.ts'

/** Typed access to a JSON value of unknown shape. A missing or wrong value becomes the fallback. */
export interface JsonReader {
  readonly raw: unknown
  at(key: string): JsonReader
  text(fallback: string): string
  textOrNull(): string | null
  flag(fallback: boolean): boolean
  /** An integer above 0. */
  count(fallback: number): number
  texts(): readonly string[]
}

/** Creates a reader for any value. Never throws. */
export function readJson(raw: unknown): JsonReader {
  return {
    raw,
    at: (key) => readJson(getOwnValue(raw, key)),
    text: (fallback) => (typeof raw === 'string' ? raw : fallback),
    textOrNull: () => (typeof raw === 'string' && raw !== '' ? raw : null),
    flag: (fallback) => (typeof raw === 'boolean' ? raw : fallback),
    count: (fallback) => (Number.isSafeInteger(raw) && Number(raw) > 0 ? Number(raw) : fallback),
    texts: () => (Array.isArray(raw) ? raw.filter((entry) => typeof entry === 'string') : []),
  }
}
