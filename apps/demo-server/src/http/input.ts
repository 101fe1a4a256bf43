import { countGraphemes } from '@colonnade/domain/text'
import { type BodySize, IS_MULTIPART } from './body-limits.ts'
import { boundedRequest, readMultipart, readWhole } from './read-body.ts'
import { ApiFailure } from './reply.ts'

/** Query and body together, whatever form the body had; bracketed names are already taken apart. */
export type Input = Readonly<Record<string, unknown>>

/**
 * Reads everything that a request says, whether as query, JSON, form or multipart.
 *
 * @param size the largest body that its route reads
 * @throws {ApiFailure} 400 for a body that is not what its content type promises, 413 for too large a one
 */
export async function readInput(given: Request, size: BodySize = 'words'): Promise<Input> {
  const request = boundedRequest(given, size)
  const input: Record<string, unknown> = {}
  for (const [name, value] of new URL(request.url).searchParams) put(input, name, value)
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null) return input

  const type = request.headers.get('Content-Type') ?? ''
  try {
    if (/^application\/json\b/i.test(type)) {
      const text = await request.text()
      if (isDeep(text)) throw unreadable()
      const body: unknown = text === '' ? {} : JSON.parse(text)
      if (typeof body === 'object' && body !== null) Object.assign(input, body)
    } else if (IS_MULTIPART.test(type)) {
      const body = await readWhole(request)
      for (const [name, value] of readMultipart(body, type)) put(input, name, value)
    } else if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
      for (const [name, value] of await request.formData()) put(input, name, value)
    }
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    throw unreadable()
  }
  return input
}

/** Of lists and objects within one another: whoever walks such a value, or writes it down, goes as deep. */
const DEEPEST_JSON = 100

/** Whether a JSON text nests deeper than anything that is said here. */
function isDeep(text: string): boolean {
  if (text.length < DEEPEST_JSON) return false
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
      if (depth > DEEPEST_JSON) return true
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  return false
}

/** More brackets than any call has. Each is a walk over the name: a megabyte of them would take minutes. */
const DEEPEST = 10

/**
 * `a[]` gathers a list, `a[b]` fills an object; a plain name that comes again replaces.
 *
 * @throws {ApiFailure} 400 for a name of too many brackets
 */
function put(target: Record<string, unknown>, name: string, value: unknown, depth = 0): void {
  if (depth > DEEPEST) throw unreadable()
  const [, key = name, rest = ''] = /^([^[]+)(\[.*)?$/.exec(name) ?? []
  if (key === '__proto__') return
  const before = target[key]
  if (rest === '') target[key] = value
  else if (rest === '[]') {
    // In place: a copy for each would take minutes for a body of nothing but these.
    if (Array.isArray(before)) before.push(value)
    else target[key] = [value]
  } else {
    const inner = isRecord(before) ? before : {}
    put(inner, rest.replace(/^\[([^\]]*)\]/, '$1'), value, depth + 1)
    target[key] = inner
  }
}

const unreadable = () => new ApiFailure(400, 'Error occurred while parsing request parameters')

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** NUL has no place in SQL text. */
const clean = (text: string) => text.replaceAll('\u0000', '')

export function textOf(input: Input, name: string): string | null {
  const value = input[name]
  if (typeof value === 'string') return clean(value)
  return typeof value === 'number' ? String(value) : null
}

/** Takes a list, or one value for a list of one. */
export function textsOf(input: Input, name: string): string[] {
  const value = input[name]
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((one) =>
    typeof one === 'string' ? [clean(one)] : typeof one === 'number' ? [String(one)] : [],
  )
}

/** Forms know no booleans: what Rails takes for false is false, everything else there is true. */
export function flagOf(input: Input, name: string): boolean | null {
  const value = input[name]
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0
  if (typeof value !== 'string' || value === '') return null
  return !['0', 'f', 'F', 'false', 'FALSE', 'off', 'OFF'].includes(value)
}

export function numberOf(input: Input, name: string): number | null {
  const text = textOf(input, name)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** UTF-16 units: the flags of Scotland and Wales have fourteen, no family more. */
const MOST_UNITS = 20

/**
 * Whether a person sees more characters than there may be. A text of so many units that it cannot fit is not counted:
 * a megabyte of emoji would keep everybody waiting for minutes.
 *
 * @param most in graphemes
 */
export const isTooLong = (text: string, most: number): boolean =>
  text.length > most * MOST_UNITS || countGraphemes(text) > most
