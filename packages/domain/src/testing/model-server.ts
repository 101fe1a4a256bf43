import type { Compare, ListPage, ListRequest } from '../list/index.ts'

/** Differences of a server to Mastodon. */
export interface ServerTraits {
  /** Whether ids sort by age; otherwise only the server's order shows which is newer. */
  readonly isSorted: boolean
  /** Maximum page size, whatever the request asks for. */
  readonly most: number
  /** Whether it responds to `min_id` with its newest rows. */
  readonly ignoresMinId: boolean
  /** Whether its first responses are those of a list that it is still building. */
  readonly isBuilding: boolean
  /** Whether its pages have long runs of rows that the list does not accept. */
  readonly isFiltered: boolean
}

/** Real sizes, so that tests cover trimming and full pages. */
const PAGE = 20
const REFRESH = 40
const FULL = 20

/** A server's list by order numbers; larger is newer. */
export class ModelServer {
  readonly rows = new Set<number>()
  /** Deleted rows. Their ids are never used again. */
  readonly deleted = new Set<number>()
  /** Rows of accounts that the user has muted. */
  readonly hidden = new Set<number>()
  readonly traits: ServerTraits
  next = 1000
  private building: number

  constructor(traits: ServerTraits, size: number) {
    this.traits = traits
    for (let n = 0; n < size; n += 1) this.rows.add(this.next - size + n)
    this.building = traits.isBuilding ? 2 : 0
  }

  /** Compares two ids by age, if ids are sortable. */
  get compare(): Compare<string> | undefined {
    return this.traits.isSorted ? (a, b) => Number(a) - Number(b) : undefined
  }

  getId(order: number): string {
    return this.traits.isSorted ? String(order) : `x${(order * 7919) % 100_003}y${order}`
  }

  getOrder(id: string): number {
    return this.traits.isSorted ? Number(id) : Number(id.slice(id.indexOf('y') + 1))
  }

  /** @returns the id of a new row; null if the list does not accept it */
  publish(): string | null {
    this.next += 2
    this.rows.add(this.next)
    return this.isAccepted(this.next) ? this.getId(this.next) : null
  }

  delete(order: number): void {
    this.rows.delete(order)
    this.deleted.add(order)
  }

  /** Whether the list accepts a row. */
  isAccepted(order: number): boolean {
    return !this.traits.isFiltered || Math.floor(order / 60) % 3 !== 0
  }

  /** Returns the accepted rows, newest first. */
  getSorted(): readonly number[] {
    return this.getAllSorted().filter((order) => this.isAccepted(order))
  }

  private getAllSorted(): readonly number[] {
    return [...this.rows].toSorted((a, b) => b - a)
  }

  /** Returns its current response. */
  respond(request: ListRequest<string>): ListPage<string> {
    const { kind, anchor, isFirst } = request
    const requestedSize = kind === 'newest' && (anchor !== null || !isFirst) ? REFRESH : PAGE
    const limit = Math.min(requestedSize, this.traits.most)
    const visible = this.getAllSorted().filter((order) => !this.hidden.has(order))
    const at = anchor === null ? null : this.getOrder(anchor)
    const isNewer = (order: number) => at === null || order > at
    const isOlder = (order: number) => at === null || order < at
    if (kind === 'newest' && this.building > 0) {
      this.building -= 1
      const some = visible.filter((order) => isNewer(order) && order % 3 === 0).slice(0, limit)
      return { ids: this.getIds(some), isFull: false, hasNext: false, isPartial: true }
    }
    const isUp = kind === 'above'
    const isHeeded = isUp && !this.traits.ignoresMinId
    const fits = visible.filter(
      isUp ? (isHeeded ? isNewer : () => true) : kind === 'newest' ? isNewer : isOlder,
    )
    const cut = isHeeded ? fits.slice(-limit) : fits.slice(0, limit)
    const isNamed = kind === 'newest' && anchor !== null
    return {
      ids: this.getIds(cut),
      isFull: cut.length >= Math.min(requestedSize, FULL),
      hasNext: cut.length > 0 && (isNamed || isUp || fits.length > cut.length),
    }
  }

  fork(): ModelServer {
    const other = new ModelServer(this.traits, 0)
    for (const row of this.rows) other.rows.add(row)
    for (const row of this.deleted) other.deleted.add(row)
    for (const row of this.hidden) other.hidden.add(row)
    other.next = this.next
    other.building = this.building
    return other
  }

  /** Returns the same key for two servers with the same future responses. */
  getStateKey(): readonly unknown[] {
    return [this.next, this.building, [...this.rows], [...this.deleted], [...this.hidden]]
  }

  private getIds(orders: readonly number[]): readonly string[] {
    return orders.filter((order) => this.isAccepted(order)).map((order) => this.getId(order))
  }
}
