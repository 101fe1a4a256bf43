import { isJsonObject, type JsonObject, getOwnValue } from '../json/json-object.ts'

function mergeValue(fallback: unknown, raw: unknown): unknown {
  if (isJsonObject(fallback)) return mergeObject(fallback, raw)
  if (typeof raw === 'number' && !Number.isFinite(raw)) return fallback
  return typeof raw === typeof fallback ? raw : fallback
}

function mergeObject(defaults: object, raw: unknown): JsonObject {
  const saved = isJsonObject(raw) ? raw : {}
  const known = Object.entries(defaults).map(([key, fallback]) => [
    key,
    mergeValue(fallback, getOwnValue(saved, key)),
  ])
  return { ...saved, ...Object.fromEntries(known) }
}

/**
 * Merges saved values over the defaults, at every depth. Drops a value of another type than its default, keeps
 * unknown keys. Defaults must not contain null or arrays. Never throws.
 *
 * @param raw any JSON value
 * @see LOC-03
 */
export function mergeOverDefaults<Shape extends object>(defaults: Shape, raw: unknown): Shape {
  return mergeObject(defaults, raw) as Shape
}

/** Returns the value if it is one of the allowed ones, otherwise the fallback. */
export function pickAllowed<Word extends string>(
  words: readonly Word[],
  raw: string,
  fallback: Word,
): Word {
  return words.find((word) => word === raw) ?? fallback
}
