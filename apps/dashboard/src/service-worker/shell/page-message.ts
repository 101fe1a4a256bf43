/** The message that a page sends once it has rendered. */
export interface PageMessage {
  readonly type: 'running'
  /** The path of its first script, which differs between versions. */
  readonly entry: string
  /** Whether the built page leads to the same deck as well. */
  readonly startsAlone: boolean
}

/** Sent when the user accepts an update, to activate the waiting version. */
export const SKIP_WAITING_MESSAGE = 'take over'

/** Parses the message of a page. @returns null for any other message */
export function parsePageMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, entry, startsAlone } = data as Partial<Record<keyof PageMessage, unknown>>
  if (type !== 'running' || typeof entry !== 'string') return null
  return { type, entry, startsAlone: startsAlone === true }
}
