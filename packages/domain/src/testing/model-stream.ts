import type { ListEvent } from '../list/index.ts'

export type StreamEvent =
  | { readonly type: 'streamed' | 'deleted'; readonly id: string }
  | { readonly type: 'connected' | 'lost' }

/** Returns the list event for a received stream event. */
export function toListEvent(event: StreamEvent): ListEvent<string> {
  if (event.type === 'streamed') return { type: 'streamed', ids: [event.id] }
  if (event.type === 'deleted') return { type: 'deleted', ids: new Set([event.id]) }
  return event.type === 'lost' ? { type: 'lost', at: 0 } : { type: 'connected' }
}

/** A stream, and its events in transit. */
export class ModelStream {
  isOpen = false
  private events: StreamEvent[] = []

  /** @returns whether it was closed */
  open(): boolean {
    if (this.isOpen) return false
    this.isOpen = true
    this.events.push({ type: 'connected' })
    return true
  }

  send(event: StreamEvent): void {
    if (this.isOpen) this.events.push(event)
  }

  /**
   * Breaks the connection.
   *
   * @param count number of the last events that are lost with it
   * @returns the lost events
   */
  break(count: number): readonly StreamEvent[] {
    this.isOpen = false
    const from = Math.max(this.events.findLastIndex(({ type }) => type === 'connected') + 1, 0)
    const lost = this.events.splice(Math.max(from, this.events.length - count))
    this.events.push({ type: 'lost' })
    return lost
  }

  /** Closes the stream from the client. @returns the events that are never delivered */
  close(): readonly StreamEvent[] {
    this.isOpen = false
    return this.take(this.events.length)
  }

  /** @returns the next events, which are received now */
  take(count: number): readonly StreamEvent[] {
    return this.events.splice(0, count)
  }

  get length(): number {
    return this.events.length
  }

  /** Returns the rows that it will deliver, and whether a loss or a start is in transit. */
  getPending(): { readonly coming: ReadonlySet<string>; readonly isInterrupted: boolean } {
    return {
      coming: new Set(
        this.events.flatMap((event) => (event.type === 'streamed' ? [event.id] : [])),
      ),
      isInterrupted: this.events.some(({ type }) => type === 'lost' || type === 'connected'),
    }
  }

  fork(): ModelStream {
    const other = new ModelStream()
    other.isOpen = this.isOpen
    other.events = [...this.events]
    return other
  }

  /** Returns the same key for two streams that deliver the same. */
  getStateKey(): readonly unknown[] {
    return [this.isOpen, this.events]
  }
}
