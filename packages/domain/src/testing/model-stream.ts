import type { ListEvent } from '../list/index.ts'

export type StreamEvent =
  | { readonly type: 'told' | 'deleted'; readonly id: string }
  | { readonly type: 'heard' | 'lost' }

/** What the arrival of an event does to a list. */
export function toListEvent(event: StreamEvent): ListEvent<string> {
  if (event.type === 'told') return { type: 'told', ids: [event.id] }
  if (event.type === 'deleted') return { type: 'deleted', ids: new Set([event.id]) }
  return event.type === 'lost' ? { type: 'lost', at: 0 } : { type: 'heard' }
}

/** A stream, and the events that are on their way from it. */
export class ModelStream {
  isOpen = false
  private events: StreamEvent[] = []

  /** @returns whether it was closed */
  open(): boolean {
    if (this.isOpen) return false
    this.isOpen = true
    this.events.push({ type: 'heard' })
    return true
  }

  send(event: StreamEvent): void {
    if (this.isOpen) this.events.push(event)
  }

  /**
   * The connection breaks.
   *
   * @param count how many of the last events are lost with it
   * @returns the events that are lost
   */
  break(count: number): readonly StreamEvent[] {
    this.isOpen = false
    const from = Math.max(this.events.findLastIndex(({ type }) => type === 'heard') + 1, 0)
    const lost = this.events.splice(Math.max(from, this.events.length - count))
    this.events.push({ type: 'lost' })
    return lost
  }

  /** The client closes it. @returns the events that never arrive */
  close(): readonly StreamEvent[] {
    this.isOpen = false
    return this.take(this.events.length)
  }

  /** @returns the next events, which arrive now */
  take(count: number): readonly StreamEvent[] {
    return this.events.splice(0, count)
  }

  get length(): number {
    return this.events.length
  }

  /** The rows that it will deliver, and whether a loss or a begin is on its way. */
  look(): { readonly coming: ReadonlySet<string>; readonly isInterrupted: boolean } {
    return {
      coming: new Set(this.events.flatMap((event) => (event.type === 'told' ? [event.id] : []))),
      isInterrupted: this.events.some(({ type }) => type === 'lost' || type === 'heard'),
    }
  }

  fork(): ModelStream {
    const other = new ModelStream()
    other.isOpen = this.isOpen
    other.events = [...this.events]
    return other
  }

  /** The same for two streams that deliver the same. */
  stateKey(): readonly unknown[] {
    return [this.isOpen, this.events]
  }
}
