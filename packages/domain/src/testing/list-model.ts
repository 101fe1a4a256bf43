import {
  askForPage,
  createList,
  isGap,
  isRealGap,
  type ListEvent,
  type ListPage,
  type ListRequest,
  type ListState,
  needsNewest,
  reduceList,
  type Want,
} from '../list/index.ts'
import {
  collectRows,
  findFault,
  findFaultAtRest,
  findWrongChange,
  type ListView,
} from './check-list.ts'
import { ModelLog } from './model-log.ts'
import { ModelServer, type ServerTraits } from './model-server.ts'
import type { Step } from './model-steps.ts'
import { ModelStream, type StreamEvent, toListEvent } from './model-stream.ts'

type Id = string
interface Call {
  readonly request: ListRequest<Id>
  /** Whether an answer from above that row shows that a server ignored `min_id`. */
  readonly hasRowAbove: boolean
  answer: ListPage<Id> | null
}

const pick = <T>(some: readonly T[], amount: number): T | undefined =>
  some[amount % Math.max(1, some.length)]

/** A server, what travels between it and the client, and the client's list. A history is a row of steps. */
export class ListModel {
  list: ListState<Id> = createList<Id>()
  private server: ModelServer
  private readonly isSorted: boolean
  private readonly deletedHere = new Set<Id>()
  /** What arrived late while nothing listened: no client can know of it. */
  private readonly unknowable = new Set<number>()
  /** Rows that streams deliver with an older date than their arrival. */
  private readonly late = new Set<number>()
  private stream = new ModelStream()
  private calls: Call[] = []
  private last: { readonly request: number; readonly page: ListPage<Id> } | null = null
  private readonly log = new ModelLog((id) => this.server.orderOf(id))

  constructor(traits: ServerTraits, size = 60) {
    this.server = new ModelServer(traits, size)
    this.isSorted = traits.isSorted
  }

  /** Carries out a step; one that is impossible now does nothing. @returns whether something happened */
  step([action, amount]: Step): boolean {
    this.log.note(`${action} ${amount}`, this.list)
    const isDone = this.act([action, amount])
    if (!isDone) this.log.dropLast()
    return isDone
  }

  private act([action, amount]: Step): boolean {
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
        return this.stream.open()
      case 'drop':
        return this.drop(0)
      case 'drop losing events':
        return this.drop(1 + (amount % 3))
      case 'deliver':
        return this.deliver(1 + (amount % 3))
      case 'deliver all':
        return this.deliver(this.stream.length)
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
      case 'serve':
        return this.serve(this.calls.find(({ answer }) => answer === null))
      case 'serve last':
        return this.serve(this.calls.findLast(({ answer }) => answer === null))
      case 'answer':
        return this.answer(this.calls.find(({ answer }) => answer !== null))
      case 'answer last':
        return this.answer(this.calls.findLast(({ answer }) => answer !== null))
      case 'answer twice':
        return this.last !== null && this.reduce({ type: 'answered', ...this.last })
      case 'fail':
        return this.fail(amount)
      case 'scroll down':
        return this.list.top && this.reduce({ type: 'viewed', top: false })
      case 'scroll up':
        return !this.list.top && this.reduce({ type: 'viewed', top: true })
      case 'hide':
        return this.hide(amount)
      case 'reveal':
        return this.reveal()
      case 'stop listening':
        return this.stopListening()
    }
  }

  private reduce(event: ListEvent<Id>): boolean {
    const before = this.list
    this.list = reduceList(before, event, { compare: this.server.compare })
    this.log.note('  ', this.list, event)
    if (this.isSorted) this.report(findWrongChange(before, this.list, event))
    return true
  }

  private tell(id: Id | null): void {
    if (id !== null) this.stream.send({ type: 'told', id })
  }

  private publish(count: number): true {
    for (let n = 0; n < count; n += 1) this.tell(this.server.publish())
    return true
  }

  /**
   * Something that another server sent late stands where its date says. While a list holds no row, or waits for what it
   * missed, the rows above may lack what was published before such a row: no client can tell.
   */
  private publishLate(amount: number): boolean {
    const order = this.server.next - 1 - 2 * (amount % 30)
    const { rows, gone } = this.server
    if (!this.isSorted || rows.has(order) || gone.has(order)) return false
    if (!this.server.isAccepted(order)) return false
    const { list } = this
    const hasRow = list.entries.some((entry) => !isGap(entry))
    const isSettled = list.isLoaded && list.isLive && hasRow && !needsNewest(list)
    const isQuiet = this.stream.length === 0 && this.calls.length === 0
    if (this.stream.isOpen && (!isSettled || !isQuiet)) return false
    rows.add(order)
    this.late.add(order)
    this.tell(this.server.idOf(order))
    if (!this.stream.isOpen) this.unknowable.add(order)
    return true
  }

  private publishOwn(): boolean {
    // Before its first page a list is left alone.
    if (!this.list.isLoaded) return false
    if (!this.isSorted) this.deliver(this.stream.length)
    const id = this.server.publish()
    this.tell(id)
    return id !== null && this.reduce({ type: 'published', id })
  }

  private delete(amount: number): boolean {
    const order = this.server.sorted()[amount % 12]
    if (order === undefined) return false
    this.server.delete(order)
    this.stream.send({ type: 'deleted', id: this.server.idOf(order) })
    return true
  }

  private drop(count: number): boolean {
    return this.stream.isOpen && this.noteLost(this.stream.break(count))
  }

  /** The stream is closed because no column shows the list: what is on its way is dropped. */
  private stopListening(): boolean {
    if (!this.stream.isOpen) return false
    this.noteLost(this.stream.close())
    return this.reduce({ type: 'unheard' })
  }

  private noteLost(events: readonly StreamEvent[]): true {
    for (const event of events) {
      if (event.type !== 'told') continue
      const order = this.server.orderOf(event.id)
      if (this.late.has(order)) this.unknowable.add(order)
    }
    return true
  }

  private deliver(count: number): boolean {
    const events = this.stream.take(count)
    for (const event of events) {
      if (event.type === 'deleted') this.deletedHere.add(event.id)
      this.reduce(toListEvent(event))
    }
    return events.length > 0
  }

  private ask(want: Want<Id>): boolean {
    const asked = askForPage(this.list, want)
    if (asked === null) return false
    this.list = asked.list
    this.log.note(`  ask ${want.kind} ${asked.request.anchor ?? 'whole'}`, this.list)
    const [first] = this.list.entries
    const hasRowAbove = !isGap(first) || first.id !== asked.request.upper
    this.calls.push({ request: asked.request, hasRowAbove, answer: null })
    return true
  }

  private fill(amount: number, from: 'top' | 'bottom'): boolean {
    const gap = pick(this.list.entries.filter(isRealGap), amount)
    return gap !== undefined && this.ask({ kind: 'gap', gap: gap.id, from })
  }

  private confirm(amount: number): boolean {
    const rows = this.list.items.filter((id) => id !== null)
    const above = pick(rows, amount)
    return above !== undefined && this.ask({ kind: 'confirm', above })
  }

  /** The server makes its answer now; it travels as long as it likes. */
  private serve(call: Call | undefined): boolean {
    if (call === undefined) return false
    // Where ids do not sort nothing tells how old an event is that comes after a page which is newer: streams keep up.
    if (!this.isSorted) this.deliver(this.stream.length)
    call.answer = this.server.answer(call.request)
    return true
  }

  private answer(call: Call | undefined): boolean {
    if (call === undefined || call.answer === null) return false
    this.calls = this.calls.filter((other) => other !== call)
    this.last = { request: call.request.id, page: call.answer }
    // The client sees that a server ignored `min_id`, and fills from the top instead.
    const { request, hasRowAbove } = call
    const isIgnored = request.kind === 'above' && hasRowAbove && this.server.traits.ignoresMinId
    if (isIgnored) return this.reduce({ type: 'failed', request: request.id })
    return this.reduce({ type: 'answered', ...this.last })
  }

  private fail(amount: number): boolean {
    const call = pick(this.calls, amount)
    if (call === undefined) return false
    this.calls = this.calls.filter((other) => other !== call)
    // Its answer comes all the same, later than anything waits for it.
    if (call.answer !== null) this.last = { request: call.request.id, page: call.answer }
    return this.reduce({ type: 'failed', request: call.request.id })
  }

  private hide(amount: number): boolean {
    const { server } = this
    const rows = this.list.items
      .filter((id) => id !== null)
      .filter((id) => server.rows.has(server.orderOf(id)))
    const ids = rows.filter((_, at) => at % 5 === amount % 5)
    if (ids.length === 0) return false
    for (const id of ids) server.hidden.add(server.orderOf(id))
    return this.reduce({ type: 'hidden', ids: new Set(ids) })
  }

  private reveal(): boolean {
    const { hidden } = this.server
    if (hidden.size === 0) return false
    const ids = [...hidden].map((order) => this.server.idOf(order))
    // What was hidden and is not held was asked for without it: only a page that is read again has it.
    const held = collectRows(this.list)
    for (const id of ids) if (!held.has(id)) this.unknowable.add(this.server.orderOf(id))
    const isAnswered = this.calls.some(({ answer }) => answer !== null)
    for (const order of isAnswered ? hidden : []) this.unknowable.add(order)
    hidden.clear()
    return this.reduce({ type: 'revealed', ids: new Set(ids) })
  }

  private report(fault: string | null): void {
    if (fault !== null) throw new Error(`${fault}\n${this.log.describe(this.list)}`)
  }

  /** What has to hold after every step. */
  check(): void {
    this.report(findFault(this.look()))
  }

  private look(): ListView {
    const { list, server, unknowable, late, deletedHere: deleted, stream } = this
    return { list, server, unknowable, late, deleted, ...stream.look() }
  }

  /**
   * Lets the world come to rest: what is on its way arrives, streams are open, and what the list still needs is asked
   * for. Then it has to be whole, down to gaps that a reader has to fill.
   */
  rest(): void {
    this.log.note('rest', this.list)
    this.deliver(this.stream.length)
    while (this.calls.length > 0) this.settleFirstCall()
    this.stream.open()
    this.deliver(this.stream.length)
    this.check()
    const isLacking = () => needsNewest(this.list) || this.list.isPartial || !this.list.isLoaded
    for (let rounds = 0; isLacking(); rounds += 1) {
      if (rounds >= 8) this.report('it asks again and again')
      if (!this.ask({ kind: 'newest' })) break
      this.settleFirstCall()
      if (this.server.rows.size === 0) break
    }
    this.log.note('at rest', this.list)
    this.report(findFaultAtRest(this.look()))
  }

  private settleFirstCall(): void {
    const [call] = this.calls
    if (call?.answer === null) this.serve(call)
    this.answer(call)
    this.check()
  }

  /** Another one in the same state, to go on differently. */
  fork(): ListModel {
    const other = new ListModel(this.server.traits, 0)
    other.list = this.list
    other.server = this.server.fork()
    for (const id of this.deletedHere) other.deletedHere.add(id)
    for (const order of this.unknowable) other.unknowable.add(order)
    for (const order of this.late) other.late.add(order)
    other.stream = this.stream.fork()
    other.calls = this.calls.map((call) => ({ ...call }))
    other.last = this.last
    other.log.copyFrom(this.log)
    return other
  }

  /** The same for two models whose futures are the same. */
  stateKey(): string {
    const { list, calls, server, stream, unknowable, deletedHere, late } = this
    const held = { ...list, items: null, nextId: null }
    const sets = [unknowable, deletedHere, late, list.late, list.unproven].map((one) => [...one])
    return JSON.stringify([held, calls, stream.stateKey(), server.stateKey(), sets])
  }
}
