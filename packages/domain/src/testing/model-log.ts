import { isGap, type ListEvent, type ListState } from '../list/index.ts'

type Id = string

interface Line {
  readonly words: string
  readonly event: ListEvent<Id> | null
  readonly list: ListState<Id>
}

/** Records what happens in a model. Formatted only after a failure. */
export class ModelLog {
  private lines: Line[] = []
  private readonly orderOf: (id: Id) => number

  constructor(orderOf: (id: Id) => number) {
    this.orderOf = orderOf
  }

  add(words: string, list: ListState<Id>, event: ListEvent<Id> | null = null): void {
    this.lines.push({ words, event, list })
  }

  dropLast(): void {
    this.lines.pop()
  }

  describe(now: ListState<Id>): string {
    const lines = this.lines
      .slice(-50)
      .map(({ words, event, list }) => `${words}${formatEvent(event)} → ${this.formatList(list)}`)
    return [...lines, `now ${this.formatList(now)}`].join('\n')
  }

  copyFrom(other: ModelLog): void {
    this.lines = [...other.lines]
  }

  private formatList({ entries, isLive, requests }: ListState<Id>): string {
    const texts = entries
      .slice(0, 14)
      .map((entry) =>
        typeof entry === 'string'
          ? this.orderOf(entry)
          : isGap(entry)
            ? `[${entry.reason}${entry.isShown ? '!' : ''}${entry.id}]`
            : `(${this.orderOf(entry.hidden)})`,
      )
    const calls = requests.map(({ kind, id, upper }) => `${kind}#${id}@${upper}`)
    return `${texts.join(' ')}… (${entries.length}) ${isLive ? 'live' : 'unstreamed'} ${calls.join(' ')}`
  }
}

function formatEvent(event: ListEvent<Id> | null): string {
  if (event === null) return ''
  if (event.type === 'streamed') return `streamed ${event.ids.join(' ')}`
  if (event.type !== 'answered') return event.type
  const { ids, isFull, isPartial } = event.page
  const words = `${isFull ? ' full' : ''}${isPartial === true ? ' partial' : ''}`
  return `answered #${event.request}${words} ${ids[0] ?? 'nothing'} to ${ids.at(-1) ?? ''}`
}
