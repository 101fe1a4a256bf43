import type { Compare, ListPage, ListRequest } from '../list/index.ts'

/** What a server does differently from Mastodon. */
export interface ServerTraits {
  /** Ids sort by age; elsewhere nothing but the server's own order tells which is newer. */
  readonly isSorted: boolean
  /** It gives no more than so many, whatever is asked for. */
  readonly most: number
  /** It answers `min_id` with its newest. */
  readonly ignoresMinId: boolean
  /** Its first answers are those of a list that it still builds. */
  readonly isBuilding: boolean
  /** Its pages have rows that the list does not accept, in long stretches. */
  readonly isFiltered: boolean
}

/** Real sizes, so that trimming and full pages are met. */
const PAGE = 20
const REFRESH = 40
const FULL = 20

/** A server's list by order numbers: the larger is the newer. */
export class ModelServer {
  readonly rows = new Set<number>()
  /** Rows that were deleted: no id is given twice. */
  readonly gone = new Set<number>()
  /** Rows of accounts that the reader has muted. */
  readonly hidden = new Set<number>()
  readonly traits: ServerTraits
  next = 1000
  private building: number

  constructor(traits: ServerTraits, size: number) {
    this.traits = traits
    for (let n = 0; n < size; n += 1) this.rows.add(this.next - size + n)
    this.building = traits.isBuilding ? 2 : 0
  }

  /** Which of two ids is newer, where ids tell. */
  get compare(): Compare<string> | undefined {
    return this.traits.isSorted ? (a, b) => Number(a) - Number(b) : undefined
  }

  idOf(order: number): string {
    return this.traits.isSorted ? String(order) : `x${(order * 7919) % 100_003}y${order}`
  }

  orderOf(id: string): number {
    return this.traits.isSorted ? Number(id) : Number(id.slice(id.indexOf('y') + 1))
  }

  /** @returns the id of a new row; null where the list does not accept it */
  publish(): string | null {
    this.next += 2
    this.rows.add(this.next)
    return this.isAccepted(this.next) ? this.idOf(this.next) : null
  }

  delete(order: number): void {
    this.rows.delete(order)
    this.gone.add(order)
  }

  /** Whether the list accepts a row. */
  isAccepted(order: number): boolean {
    return !this.traits.isFiltered || Math.floor(order / 60) % 3 !== 0
  }

  /** What the list accepts, newest first. */
  sorted(): readonly number[] {
    return this.allSorted().filter((order) => this.isAccepted(order))
  }

  private allSorted(): readonly number[] {
    return [...this.rows].toSorted((a, b) => b - a)
  }

  /** What it answers now. */
  answer(request: ListRequest<string>): ListPage<string> {
    const { kind, anchor, isFirst } = request
    const asked = kind === 'newest' && (anchor !== null || !isFirst) ? REFRESH : PAGE
    const limit = Math.min(asked, this.traits.most)
    const visible = this.allSorted().filter((order) => !this.hidden.has(order))
    const at = anchor === null ? null : this.orderOf(anchor)
    const isNewer = (order: number) => at === null || order > at
    const isOlder = (order: number) => at === null || order < at
    if (kind === 'newest' && this.building > 0) {
      this.building -= 1
      const some = visible.filter((order) => isNewer(order) && order % 3 === 0).slice(0, limit)
      return { ids: this.idsOf(some), isFull: false, hasNext: false, isPartial: true }
    }
    const isUp = kind === 'above'
    const isHeeded = isUp && !this.traits.ignoresMinId
    const fits = visible.filter(
      isUp ? (isHeeded ? isNewer : () => true) : kind === 'newest' ? isNewer : isOlder,
    )
    const cut = isHeeded ? fits.slice(-limit) : fits.slice(0, limit)
    const isNamed = kind === 'newest' && anchor !== null
    return {
      ids: this.idsOf(cut),
      isFull: cut.length >= Math.min(asked, FULL),
      hasNext: cut.length > 0 && (isNamed || isUp || fits.length > cut.length),
    }
  }

  fork(): ModelServer {
    const other = new ModelServer(this.traits, 0)
    for (const row of this.rows) other.rows.add(row)
    for (const row of this.gone) other.gone.add(row)
    for (const row of this.hidden) other.hidden.add(row)
    other.next = this.next
    other.building = this.building
    return other
  }

  /** The same for two servers that answer the same from now on. */
  stateKey(): readonly unknown[] {
    return [this.next, this.building, [...this.rows], [...this.gone], [...this.hidden]]
  }

  private idsOf(orders: readonly number[]): readonly string[] {
    return orders.filter((order) => this.isAccepted(order)).map((order) => this.idOf(order))
  }
}
