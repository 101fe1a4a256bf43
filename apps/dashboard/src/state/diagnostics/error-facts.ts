import { ApiError } from '@colonnade/api-client'
import type { RecentError } from '../../lib/recent-errors.ts'

export interface ErrorFacts {
  /** ISO 8601. */
  readonly at: string
  readonly what: string
  readonly type: string
  /** Of a call: how it went wrong, and the HTTP status. */
  readonly call?: readonly [kind: string, status: number | null]
  readonly frames: readonly string[]
}

const MOST_FRAMES = 8
/** A file of the program, its line and column; never the host before it, nor a query behind it. */
const FRAME = /([\w.-]+\.(?:js|tsx?))(?:\?[^:\s]*)?:(\d+):(\d+)\)?$/

/**
 * What an error tells without its words: those of a parser quote what it read, and a server's may name people.
 */
export function errorFacts({ at, what, error }: RecentError): ErrorFacts {
  const frames = error instanceof Error ? framesOf(error) : []
  const type = error instanceof Error ? error.constructor.name : typeof error
  return {
    at: new Date(at).toISOString(),
    what,
    type,
    ...(error instanceof ApiError && { call: [error.kind, error.status] as const }),
    frames,
  }
}

function framesOf({ stack = '', message }: Error): readonly string[] {
  // Chromium begins with the message, which may look like anything.
  const traced = stack.slice(stack.indexOf(message) + message.length)
  return traced
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = FRAME.exec(line.trim()) ?? []
      return file === undefined ? [] : [`${file}:${row}:${column}`]
    })
    .slice(0, MOST_FRAMES)
}
