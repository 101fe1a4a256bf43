import {
  askForPage,
  createList,
  isGap,
  isRealGap,
  needsNewest,
  reduceList,
  type ListEvent,
  type ListRequest,
  type ListState,
  type ListPage,
  type Want,
} from '../list/index.ts'

/** What a server does differently from Mastodon. */
export interface ModelServer {
  /** Ids sort by age; elsewhere nothing but the server's own order tells which is newer. */
  readonly isSorted: boolean
  /** It gives no more than so many, whatever is asked for. */
  readonly most: number
  /** It answers `min_id` with its newest. */
  readonly ignoresMinId: boolean
  /** Its first answers are those of a list that it still builds. */
  readonly isBuilding: boolean
}

/** What a step of a history does; each is drawn with a number that says how much, or which. */
export const ACTIONS = [
  'publish',
  'burst',
  'publish late',
  'publish own',
  'delete',
  'open',
  'drop',
  'drop losing events',
  'deliver',
  'deliver all',
  'ask newest',
  'ask whole',
  'verify',
  'ask older',
  'fill from top',
  'fill from bottom',
  'confirm',
  'skip gap',
  'serve',
  'serve last',
  'answer',
  'answer last',
  'answer twice',
  'fail',
  'scroll down',
  'scroll up',
  'hide',
  'reveal',
  'stop listening',
] as const

export type Action = (typeof ACTIONS)[number]
export type Step = readonly [action: Action, amount: number]

type Id = string
type WireEvent =
  | { readonly type: 'told'; readonly id: Id }
  | { readonly type: 'deleted'; readonly id: Id }
  | { readonly type: 'heard' | 'lost' }

interface Call {
  readonly request: ListRequest<Id>
  readonly asked: number
  answer: ListPage<Id> | null
}

function wordsOf(event: ListEvent<Id>): string {
  if (event.type === 'told') return `told ${event.ids.join(' ')}`
  if (event.type !== 'answered') return event.type
  const { ids, isFull, isPartial } = event.page
  const words = `${isFull ? ' full' : ''}${isPartial === true ? ' partial' : ''}`
  return `answered #${event.request}${words} ${ids[0] ?? 'nothing'} to ${ids.at(-1) ?? ''}`
}

/** Real sizes, so that trimming and full pages are met. */
const PAGE = 20
const REFRESH = 40
const FULL = 20

/** A server, what travels between it and the client, and the client's list. A history is a row of steps. */
export class ListModel {
  list: ListState<Id> = createList<Id>()
  /** The server's list, newest first, by order numbers: the larger is the newer. */
  private readonly there = new Set<number>()
  private readonly deletedThere = new Set<Id>()
  private readonly deletedHere = new Set<Id>()
  /** What arrived late and nobody was there to hear of: no client can know. */
  private readonly unknowable = new Set<number>()
  /** Rows that streams delivered older than everything listed: they stand in front. */
  private readonly late = new Set<number>()
  private readonly hiddenThere = new Set<number>()
  private next = 1000
  private isOpen = false
  private wire: WireEvent[] = []
  private calls: Call[] = []
  private last: { readonly request: number; readonly page: ListPage<Id> } | null = null
  /** The lowest row of full pages that met nothing: a gap there may hide nothing. */
  private building: number
  asks = 0
  /** What happened, drawn only where something is wrong. */
  private log: {
    readonly words: string
    readonly event: ListEvent<Id> | null
    readonly list: ListState<Id>
  }[] = []

  private readonly server: ModelServer

  constructor(server: ModelServer, size = 60) {
    this.server = server
    for (let n = 0; n < size; n += 1) this.there.add(this.next - size + n)
    this.building = server.isBuilding ? 2 : 0
  }

  /** Carries out a step; one that is impossible now does nothing. @returns whether something happened */
  step([action, amount]: Step): boolean {
    this.note(`${action} ${amount}`)
    const isDone = this.act(action, amount)
    if (!isDone) this.log.pop()
    return isDone
  }

  private act(action: Action, amount: number): boolean {
    switch (action) {
      case 'publish':
        return this.publish(1 + (amount % 4))
      case 'burst':
        return this.publish(20 + (amount % 50))
      case 'publish late':
        return this.publishLate(amount)
      case 'publish own':
        return this.publishOwn()
      case 'delete':
        return this.delete(amount)
      case 'open':
        return this.open()
      case 'drop':
        return this.drop(0)
      case 'drop losing events':
        return this.drop(1 + (amount % 3))
      case 'deliver':
        return this.deliver(1 + (amount % 3))
      case 'deliver all':
        return this.deliver(this.wire.length)
      case 'ask newest':
        return this.ask({ kind: 'newest' })
      case 'ask whole':
        return this.ask({ kind: 'newest', isWhole: true })
      case 'verify':
        return this.ask({ kind: 'verify' })
      case 'ask older':
        return this.ask({ kind: 'older' })
      case 'fill from top':
        return this.fill(amount, 'top')
      case 'fill from bottom':
        return this.fill(amount, 'bottom')
      case 'confirm':
        return this.confirm(amount)
      case 'skip gap':
        return false
      case 'serve':
        return this.serve(this.calls.find(({ answer }) => answer === null))
      case 'serve last':
        return this.serve(this.calls.findLast(({ answer }) => answer === null))
      case 'answer':
        return this.answer(this.calls.find(({ answer }) => answer !== null))
      case 'answer last':
        return this.answer(this.calls.findLast(({ answer }) => answer !== null))
      case 'answer twice':
        return this.answerAgain()
      case 'fail':
        return this.fail(amount)
      case 'scroll down':
        return this.view(false)
      case 'scroll up':
        return this.view(true)
      case 'hide':
        return this.hide(amount)
      case 'reveal':
        return this.reveal()
      case 'stop listening':
        return this.stopListening()
    }
  }

  private idOf(order: number): Id {
    return this.server.isSorted ? String(order) : `x${(order * 7919) % 100_003}y${order}`
  }

  private orderOf(id: Id): number {
    return this.server.isSorted ? Number(id) : Number(id.slice(id.indexOf('y') + 1))
  }

  private readonly compare = (a: Id, b: Id) => Number(a) - Number(b)

  private reduce(event: ListEvent<Id>): boolean {
    const before = this.list
    const compare = this.server.isSorted ? this.compare : undefined
    this.list = reduceList(this.list, event, { compare })
    this.note('  ', event)
    this.checkKept(before)
    return true
  }

  private publish(count: number): boolean {
    for (let n = 0; n < count; n += 1) {
      this.next += 2
      this.there.add(this.next)
      if (this.isOpen) this.wire.push({ type: 'told', id: this.idOf(this.next) })
    }
    return true
  }

  /**
   * Something that another server sent late stands where its date says. While a list still waits for what it missed, the
   * rows above that gap may lack what was published before such a row: no client can tell.
   */
  private publishLate(amount: number): boolean {
    const order = this.next - 1 - 2 * (amount % 30)
    if (!this.server.isSorted || this.there.has(order)) return false
    const isSettled = this.list.isLoaded && this.list.isLive && !needsNewest(this.list)
    if (this.isOpen && (!isSettled || !this.isQuiet())) return false
    this.there.add(order)
    this.late.add(order)
    if (this.isOpen) this.wire.push({ type: 'told', id: this.idOf(order) })
    else this.unknowable.add(order)
    return true
  }

  private publishOwn(): boolean {
    // Before its first page a list is left alone.
    if (!this.list.isLoaded) return false
    if (!this.server.isSorted) this.deliver(this.wire.length)
    this.next += 2
    this.there.add(this.next)
    const id = this.idOf(this.next)
    if (this.isOpen) this.wire.push({ type: 'told', id })
    return this.reduce({ type: 'published', id })
  }

  private delete(amount: number): boolean {
    const order = this.sorted()[amount % 12]
    if (order === undefined) return false
    this.there.delete(order)
    const id = this.idOf(order)
    this.deletedThere.add(id)
    if (this.isOpen) this.wire.push({ type: 'deleted', id })
    return true
  }

  private open(): boolean {
    if (this.isOpen) return false
    this.isOpen = true
    this.wire.push({ type: 'heard' })
    return true
  }

  private drop(lost: number): boolean {
    if (!this.isOpen) return false
    this.isOpen = false
    for (let n = 0; n < lost && this.wire.at(-1)?.type !== 'heard'; n += 1) {
      const event = this.wire.pop()
      if (event?.type === 'told' && this.late.has(this.orderOf(event.id)))
        this.unknowable.add(this.orderOf(event.id))
    }
    this.wire.push({ type: 'lost' })
    return true
  }

  /** Nobody wants the stream any more: what is on its way is dropped. */
  private stopListening(): boolean {
    if (!this.isOpen) return false
    this.isOpen = false
    for (const event of this.wire)
      if (event.type === 'told' && this.late.has(this.orderOf(event.id)))
        this.unknowable.add(this.orderOf(event.id))
    this.wire = []
    return this.reduce({ type: 'unheard' })
  }

  private deliver(count: number): boolean {
    if (this.wire.length === 0) return false
    for (const event of this.wire.splice(0, count)) this.deliverOne(event)
    return true
  }

  private deliverOne(event: WireEvent): void {
    if (event.type === 'told') {
      this.reduce({ type: 'told', ids: [event.id] })
    } else if (event.type === 'deleted') {
      this.deletedHere.add(event.id)
      this.reduce({ type: 'deleted', ids: new Set([event.id]) })
    } else if (event.type === 'lost') {
      this.reduce({ type: 'lost', at: 0 })
    } else {
      this.reduce({ type: 'heard' })
    }
  }

  private ask(want: Want<Id>): boolean {
    const asked = askForPage(this.list, want)
    if (asked === null) return false
    this.asks += 1
    this.list = asked.list
    this.note(`  ask ${want.kind} ${asked.request.anchor ?? 'whole'}`)
    const { kind, anchor, isFirst } = asked.request
    const isRefresh = kind === 'newest' && (anchor !== null || !isFirst)
    this.calls.push({ request: asked.request, asked: isRefresh ? REFRESH : PAGE, answer: null })
    return true
  }

  private gaps(): readonly number[] {
    return this.list.entries.filter(isRealGap).map(({ id }) => id)
  }

  private fill(amount: number, from: 'top' | 'bottom'): boolean {
    const gaps = this.gaps()
    const gap = gaps[amount % Math.max(1, gaps.length)]
    return gap !== undefined && this.ask({ kind: 'gap', gap, from })
  }

  private confirm(amount: number): boolean {
    const rows = this.rows()
    const above = rows[amount % Math.max(1, rows.length)]
    return above !== undefined && this.ask({ kind: 'confirm', above })
  }

  /** The server makes its answer now; it travels as long as it likes. */
  private serve(call: Call | undefined): boolean {
    if (call === undefined) return false
    // Where ids do not sort nothing tells how old an event is that comes after a page which is newer: streams keep up.
    if (!this.server.isSorted) this.deliver(this.wire.length)
    const { kind, anchor } = call.request
    const limit = Math.min(call.asked, this.server.most)
    const visible = this.sorted().filter((order) => !this.hiddenThere.has(order))
    const at = anchor === null ? null : this.orderOf(anchor)
    const isNewer = (order: number) => at === null || order > at
    const isOlder = (order: number) => at === null || order < at
    if (kind === 'newest' && this.building > 0) {
      this.building -= 1
      const orders = visible.filter((order) => isNewer(order) && order % 3 === 0).slice(0, limit)
      call.answer = {
        ids: orders.map((one) => this.idOf(one)),
        isFull: false,
        hasNext: false,
        isPartial: true,
      }
      return true
    }
    const isUp = kind === 'above'
    const isHeeded = isUp && !this.server.ignoresMinId
    const fits = visible.filter(
      isUp ? (isHeeded ? isNewer : () => true) : kind === 'newest' ? isNewer : isOlder,
    )
    const cut = isHeeded ? fits.slice(-limit) : fits.slice(0, limit)
    const isNamed = kind === 'newest' && anchor !== null
    call.answer = {
      ids: cut.map((one) => this.idOf(one)),
      isFull: cut.length >= Math.min(call.asked, FULL),
      hasNext: cut.length > 0 && (isNamed || isUp || fits.length > cut.length),
    }
    return true
  }

  private answer(call: Call | undefined): boolean {
    if (call === undefined || call.answer === null) return false
    this.calls = this.calls.filter((other) => other !== call)
    this.last = { request: call.request.id, page: call.answer }
    // The shell sees that a server ignored `min_id`, and fills from the top instead.
    if (call.request.kind === 'above' && this.server.ignoresMinId) {
      return this.reduce({ type: 'failed', request: call.request.id })
    }
    return this.reduce({ type: 'answered', ...this.last })
  }

  private answerAgain(): boolean {
    return this.last !== null && this.reduce({ type: 'answered', ...this.last })
  }

  private fail(amount: number): boolean {
    const call = this.calls[amount % Math.max(1, this.calls.length)]
    if (call === undefined) return false
    this.calls = this.calls.filter((other) => other !== call)
    return this.reduce({ type: 'failed', request: call.request.id })
  }

  private view(top: boolean): boolean {
    return this.list.top !== top && this.reduce({ type: 'viewed', top })
  }

  private hide(amount: number): boolean {
    const rows = this.rows().filter((id) => this.there.has(this.orderOf(id)))
    const ids = rows.filter((_, at) => at % 5 === amount % 5)
    if (ids.length === 0) return false
    for (const id of ids) this.hiddenThere.add(this.orderOf(id))
    return this.reduce({ type: 'hidden', ids: new Set(ids) })
  }

  private reveal(): boolean {
    if (this.hiddenThere.size === 0) return false
    const ids = [...this.hiddenThere].map((order) => this.idOf(order))
    // What was hidden and is not held was asked for without it: only a page that is read again has it.
    const held = new Set(
      this.list.entries.flatMap((entry) =>
        typeof entry === 'string' ? [entry] : 'hidden' in entry ? [entry.hidden] : [],
      ),
    )
    for (const id of ids) if (!held.has(id)) this.unknowable.add(this.orderOf(id))
    for (const { answer } of this.calls)
      if (answer !== null) for (const order of this.hiddenThere) this.unknowable.add(order)
    this.hiddenThere.clear()
    return this.reduce({ type: 'revealed', ids: new Set(ids) })
  }

  private sorted(): readonly number[] {
    return [...this.there].toSorted((a, b) => b - a)
  }

  private rows(): readonly Id[] {
    return this.list.entries.filter((entry) => typeof entry === 'string')
  }

  private note(words: string, event: ListEvent<Id> | null = null): void {
    this.log.push({ words, event, list: this.list })
  }

  private draw(list = this.list): string {
    const entries = list.entries
      .slice(0, 14)
      .map((entry) =>
        typeof entry === 'string'
          ? this.orderOf(entry)
          : isGap(entry)
            ? `[${entry.reason}${entry.isShown ? '!' : ''}${entry.id}]`
            : `(${this.orderOf(entry.hidden)})`,
      )
    const calls = list.requests.map(({ kind, id, upper }) => `${kind}#${id}@${upper}`)
    return `${entries.join(' ')}… (${list.entries.length}) ${list.isLive ? 'live' : 'unheard'} ${calls.join(' ')}`
  }

  /** The rows that stay keep their order: nothing that is read is moved to another place. */
  private checkKept(before: ListState<Id>): void {
    const now = new Map(this.rows().map((id, at) => [id, at]))
    let last = -1
    for (const entry of before.entries) {
      const at = typeof entry === 'string' ? now.get(entry) : undefined
      if (at === undefined || before.late.has(entry as string)) continue
      if (at < last && this.server.isSorted) this.fault(`row ${entry as string} moved`)
      last = at
    }
  }

  private fault(words: string): never {
    const history = this.log
      .slice(-50)
      .map(
        (one) =>
          `${one.words}${one.event === null ? '' : wordsOf(one.event)} → ${this.draw(one.list)}`,
      )
    throw new Error(`${words}\n${history.join('\n')}\nnow ${this.draw()}`)
  }

  /** What has to hold after every step. */
  check(): void {
    const { entries } = this.list
    const seen = new Set<Id>()
    let lowest = Number.POSITIVE_INFINITY
    for (const entry of entries) {
      if (isGap(entry)) continue
      const id = typeof entry === 'string' ? entry : entry.hidden
      if (seen.has(id)) this.fault(`${id} is listed twice`)
      seen.add(id)
      if (this.deletedHere.has(id)) this.fault(`${id} was deleted, and is listed`)
      const order = this.orderOf(id)
      if (this.list.late.has(id)) continue
      if (this.server.isSorted && order > lowest) this.fault(`${id} stands below an older row`)
      lowest = Math.min(lowest, order)
    }
    this.checkHoles(seen)
  }

  /** What the server has and the list lacks lies in a gap, beyond its ends, or is on its way. */
  private checkHoles(held: ReadonlySet<Id>): void {
    const { entries, isLive, hasMore } = this.list
    // The page of a list that the server still builds has holes of its own, and a notice says so.
    if (this.list.isPartial) return
    const coming = new Set(this.wire.flatMap((event) => (event.type === 'told' ? [event.id] : [])))
    const isInterrupted = this.wire.some(({ type }) => type === 'lost' || type === 'heard')
    const odd = this.findMisplaced()
    let at = 0
    let hasRow = false
    let hasGap = false
    for (const order of this.sorted()) {
      // To the first row that is not newer; gaps on the way cover what is missing here.
      while (at < entries.length) {
        const entry = entries[at]
        if (isGap(entry)) {
          hasGap ||= isRealGap(entry)
          at += 1
          continue
        }
        const own =
          typeof entry === 'string' ? this.orderOf(entry) : this.orderOf(entry?.hidden ?? '')
        if (!odd.has(own) && own < order) break
        if (!odd.has(own)) {
          hasRow = true
          hasGap = false
        }
        at += 1
        if (own === order) break
      }
      const id = this.idOf(order)
      if (held.has(id) || coming.has(id) || hasGap) continue
      if (this.unknowable.has(order) || this.hiddenThere.has(order)) continue
      const isBeyond = at >= entries.length
      if (!hasRow && !isBeyond && (!isLive || isInterrupted)) continue
      if (isBeyond && (hasMore || !hasRow)) continue
      this.fault(`${id} is missing without a gap`)
    }
  }

  /** Rows that stand above newer ones: streams delivered them late, and no page has said yet where they belong. */
  private findMisplaced(): ReadonlySet<number> {
    const odd = new Set([...this.list.late].map((id) => this.orderOf(id)))
    if (this.server.isSorted) return odd
    let newest = 0
    for (const entry of this.list.entries.toReversed()) {
      if (isGap(entry)) continue
      const order = this.orderOf(typeof entry === 'string' ? entry : entry.hidden)
      if (order < newest) odd.add(order)
      newest = Math.max(newest, order)
    }
    return odd
  }

  /**
   * Lets the world come to rest: what is on its way arrives, streams are open, and what the list still needs is asked
   * for. Then it has to be whole, down to gaps that a reader has to fill.
   */
  rest(): void {
    this.note('rest')
    this.deliver(this.wire.length)
    for (const call of [...this.calls]) {
      this.serve(call.answer === null ? call : undefined)
      this.answer(call)
      this.check()
    }
    this.open()
    this.deliver(this.wire.length)
    this.check()
    let rounds = 0
    while (needsNewest(this.list) || this.list.isPartial || !this.list.isLoaded) {
      rounds += 1
      if (rounds > 8) this.fault('it asks again and again')
      if (!this.ask({ kind: 'newest' })) break
      const [call] = this.calls
      this.serve(call)
      this.answer(call)
      this.check()
      if (this.there.size === 0) break
    }
    this.note('at rest')
    const [first] = this.list.entries
    if (isRealGap(first)) this.fault('a gap in front was never settled')
    const newest = this.sorted().find(
      (order) =>
        !this.hiddenThere.has(order) && !this.unknowable.has(order) && !this.late.has(order),
    )
    if (newest !== undefined && !this.rows().includes(this.idOf(newest)))
      this.fault(`the newest, ${newest}, is not listed`)
    this.checkGaps()
  }

  /** No gap stands where nothing can be missing, save where a full page ended there. */
  private checkGaps(): void {
    const { entries } = this.list
    for (const [at, entry] of entries.entries()) {
      if (!isRealGap(entry) || entry.reason === 'more' || entry.reason === 'cut') continue
      this.fault(`gap ${entry.id} (${entry.reason}) is left at ${at}`)
    }
  }

  /** Another one in the same state, to go on differently. */
  fork(): ListModel {
    const other = new ListModel(this.server, 0)
    other.list = this.list
    for (const name of [
      'there',
      'deletedThere',
      'deletedHere',
      'unknowable',
      'late',
      'hiddenThere',
    ] as const)
      for (const one of this[name]) (other[name] as Set<number | Id>).add(one)
    other.next = this.next
    other.isOpen = this.isOpen
    other.wire = [...this.wire]
    other.calls = this.calls.map((call) => ({ ...call }))
    other.last = this.last
    other.building = this.building
    other.log = [...this.log]
    return other
  }

  /** The same for two models whose futures are the same. */
  stateKey(): string {
    const { list, wire, calls, next, isOpen, building } = this
    const sets = [this.there, this.hiddenThere, this.unknowable, this.deletedHere].map((one) => [
      ...one,
    ])
    const { entries, unread, top, hasMore, isLive, isLoaded, isPartial, requests, deleted } = list
    const unconfirmed = [...list.unconfirmed]
    const held = {
      entries,
      unconfirmed,
      unread,
      top,
      hasMore,
      isLive,
      isLoaded,
      isPartial,
      requests,
      deleted,
    }
    return JSON.stringify([held, wire, calls, next, isOpen, building, sets])
  }

  /** Whether nothing is on its way. */
  isQuiet(): boolean {
    return this.wire.length === 0 && this.calls.length === 0
  }
}
