import { countGraphemes } from '@colonnade/domain/text'
import { type BodySize, IS_MULTIPART } from './body-limits.ts'
import { limitBody, readMultipart, readFullBody } from './read-body.ts'
import { ApiFailure } from './response.ts'

/** The parameters of query and body together, whatever the content type. Bracketed names are parsed. */
export type Input = Readonly<Record<string, unknown>>

/**
 * Reads all parameters of a request: from the query and from a JSON, form or multipart body.
 *
 * @param size the largest body that the route reads
 * @throws {ApiFailure} 400 for a body that does not match its content type, 413 for one that is too large
 */
export async function readInput(given: Request, size: BodySize = 'words'): Promise<Input> {
  const request = limitBody(given, size)
  const input: Record<string, unknown> = {}
  for (const [name, value] of new URL(request.url).searchParams) setParameter(input, name, value)
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null) return input

  const type = request.headers.get('Content-Type') ?? ''
  try {
    if (/^application\/json\b/i.test(type)) {
      const text = await request.text()
      if (isDeep(text)) throw createParseError()
      const body: unknown = text === '' ? {} : JSON.parse(text)
      if (typeof body === 'object' && body !== null) Object.assign(input, body)
    } else if (IS_MULTIPART.test(type)) {
      const body = await readFullBody(request)
      for (const [name, value] of readMultipart(body, type)) setParameter(input, name, value)
    } else if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
      for (const [name, value] of await request.formData()) setParameter(input, name, value)
    }
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    throw createParseError()
  }
  return input
}

/** Maximum nesting of lists and objects. Code that traverses or serialises the value recurses to the same depth. */
const MAX_JSON_DEPTH = 100

/** Whether a JSON text nests deeper than the maximum. */
function isDeep(text: string): boolean {
  if (text.length < MAX_JSON_DEPTH) return false
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return true
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  return false
}

/**
 * Maximum number of brackets in a name. Each one means another pass over the name, so a megabyte of them would take
 * minutes.
 */
const MAX_BRACKETS = 10

/**
 * Sets a parameter. `a[]` appends to a list, `a[b]` sets a property of an object; a plain name replaces an earlier
 * value.
 *
 * @throws {ApiFailure} 400 for a name with too many brackets
 */
function setParameter(
  target: Record<string, unknown>,
  name: string,
  value: unknown,
  depth = 0,
): void {
  if (depth > MAX_BRACKETS) throw createParseError()
  const [, key = name, rest = ''] = /^([^[]+)(\[.*)?$/.exec(name) ?? []
  if (key === '__proto__') return
  const before = target[key]
  if (rest === '') target[key] = value
  else if (rest === '[]') {
    // Mutates the list. Copying it for each item would take minutes for a body of many items.
    if (Array.isArray(before)) before.push(value)
    else target[key] = [value]
  } else {
    const inner = isRecord(before) ? before : {}
    setParameter(inner, rest.replace(/^\[([^\]]*)\]/, '$1'), value, depth + 1)
    target[key] = inner
  }
}

const createParseError = () =>
  new ApiFailure(400, 'Error occurred while parsing request parameters')

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes NUL, which SQL text cannot contain. */
const removeNul = (text: string) => text.replaceAll('\u0000', '')

export function getText(input: Input, name: string): string | null {
  const value = input[name]
  if (typeof value === 'string') return removeNul(value)
  return typeof value === 'number' ? String(value) : null
}

/** Returns the texts of a list. A single value counts as a list of one. */
export function getTexts(input: Input, name: string): string[] {
  const value = input[name]
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((one) =>
    typeof one === 'string' ? [removeNul(one)] : typeof one === 'number' ? [String(one)] : [],
  )
}

/** Parses a boolean. Forms have no booleans: the values that Rails treats as false are false, all others are true. */
export function getFlag(input: Input, name: string): boolean | null {
  const value = input[name]
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0
  if (typeof value !== 'string' || value === '') return null
  return !['0', 'f', 'F', 'false', 'FALSE', 'off', 'OFF'].includes(value)
}

export function getNumber(input: Input, name: string): number | null {
  const text = getText(input, name)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Maximum UTF-16 units per character. The flags of Scotland and Wales have fourteen; no family emoji has more. */
const MAX_UNITS_PER_CHARACTER = 20

/**
 * Whether a text has too many visible characters. A text with too many units is not segmented: segmenting a megabyte
 * of emoji would block the server for minutes.
 *
 * @param most in graphemes
 */
export const isTooLong = (text: string, most: number): boolean =>
  text.length > most * MAX_UNITS_PER_CHARACTER || countGraphemes(text) > most
