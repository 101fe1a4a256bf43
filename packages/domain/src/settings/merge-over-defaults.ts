import { isJsonObject, type JsonObject, ownValue } from '../json/json-object.ts'

function mergeValue(fallback: unknown, raw: unknown): unknown {
  if (isJsonObject(fallback)) return mergeObject(fallback, raw)
  if (typeof raw === 'number' && !Number.isFinite(raw)) return fallback
  return typeof raw === typeof fallback ? raw : fallback
}

function mergeObject(defaults: object, raw: unknown): JsonObject {
  const saved = isJsonObject(raw) ? raw : {}
  const known = Object.entries(defaults).map(([key, fallback]) => [
    key,
    mergeValue(fallback, ownValue(saved, key)),
  ])
  return { ...saved, ...Object.fromEntries(known) }
}

/**
 * Saved values over the defaults, at every depth. A value of another type than its default is
 * dropped, keys that are not known are kept. Defaults must not hold null or lists. Never throws.
 *
 * @param raw any JSON value
 * @see LOC-03
 */
export function mergeOverDefaults<Shape extends object>(defaults: Shape, raw: unknown): Shape {
  return mergeObject(defaults, raw) as Shape
}

/** One of a few words, or the fallback. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  raw: string,
  fallback: Word,
): Word {
  return words.find((word) => word === raw) ?? fallback
}
