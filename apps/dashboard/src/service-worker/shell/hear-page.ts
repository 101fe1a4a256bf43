/** What a page says once it stands. */
export interface PageWord {
  readonly type: 'running'
  /** The path of its first script: the same in no two versions. */
  readonly entry: string
  /** Whether the build's own page would lead to its deck as well. */
  readonly startsAlone: boolean
}

/** The user agreed: the version that waits begins. */
export const TAKE_OVER = 'take over'

/** @returns null for any other message */
export function readPageWord(data: unknown): PageWord | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, entry, startsAlone } = data as Partial<Record<keyof PageWord, unknown>>
  if (type !== 'running' || typeof entry !== 'string') return null
  return { type, entry, startsAlone: startsAlone === true }
}
