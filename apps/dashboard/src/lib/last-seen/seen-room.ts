/**
 * Where the browser keeps what was seen last of each list, so that a start need not wait for a server; replaceable
 * in a test. It is a copy: whoever loses it has lost nothing.
 */
export interface SeenRoom {
  /** What is kept under a name; undefined for nothing. Rejects where the browser keeps nothing at all. */
  readonly read: (name: string) => Promise<unknown>
  /** Rejects where there is no room left. */
  readonly write: (name: string, text: string) => Promise<void>
  /** Forgets all whose names fit. */
  readonly forget: (isForgotten: (name: string) => boolean) => Promise<void>
}
