import {
  createPageRequest,
  createList,
  isGap,
  isRealGap,
  type ListEvent,
  type ListPage,
  type ListRequest,
  type ListState,
  needsNewest,
  reduceList,
  type FetchTarget,
} from '../list/index.ts'
import {
  collectRows,
  findFault,
  findFaultWhenIdle,
  findWrongChange,
  type ListView,
} from './check-list-model.ts'
import { ModelLog } from './model-log.ts'
import { ModelServer, type ServerTraits } from './model-server.ts'
import type { Step } from './model-steps.ts'
import { ModelStream, type StreamEvent, toListEvent } from './model-stream.ts'

type Id = string
interface ModelRequest {
  readonly request: ListRequest<Id>
  /** Whether a response above that row shows that a server ignored `min_id`. */
  readonly hasRowAbove: boolean
  answer: ListPage<Id> | null
}

const pick = <T>(some: readonly T[], amount: number): T | undefined =>
  some[amount % Math.max(1, some.length)]

/** Simulates a server, its responses and events in transit, and the client's list. A test runs a sequence of steps. */
export class ListModel {
  list: ListState<Id> = createList<Id>()
  private server: ModelServer
  private readonly isSorted: boolean
  private readonly deletedHere = new Set<Id>()
  /** Rows that were published with an old date while no stream was open. No client can know of them. */
  private readonly unknowable = new Set<number>()
  /** Rows that streams deliver with a date before their delivery. */
  private readonly late = new Set<number>()
  private stream = new ModelStream()
  private calls: ModelRequest[] = []
  private last: { readonly request: number; readonly page: ListPage<Id> } | null = null
  private readonly log = new ModelLog((id) => this.server.getOrder(id))

  constructor(traits: ServerTraits, size = 60) {
    this.server = new ModelServer(traits, size)
    this.isSorted = traits.isSorted
  }

  /** Runs a step. An impossible step does nothing. @returns whether it had an effect */
  step([action, amount]: Step): boolean {
    this.log.add(`${action} ${amount}`, this.list)
    const isDone = this.runAction([action, amount])
    if (!isDone) this.log.dropLast()
    return isDone
  }

  private runAction([action, amount]: Step): boolean {
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
        return this.sendRequest({ kind: 'newest' })
      case 'ask whole':
        return this.sendRequest({ kind: 'newest', isWhole: true })
      case 'verify':
        return this.sendRequest({ kind: 'verify' })
      case 'ask older':
        return this.sendRequest({ kind: 'older' })
      case 'fill from top':
        return this.fill(amount, 'top')
      case 'fill from bottom':
        return this.fill(amount, 'bottom')
      case 'confirm':
        return this.confirm(amount)
      case 'serve':
        return this.createResponse(this.calls.find(({ answer }) => answer === null))
      case 'serve last':
        return this.createResponse(this.calls.findLast(({ answer }) => answer === null))
      case 'answer':
        return this.deliverResponse(this.calls.find(({ answer }) => answer !== null))
      case 'answer last':
        return this.deliverResponse(this.calls.findLast(({ answer }) => answer !== null))
      case 'answer twice':
        return this.last !== null && this.applyEvent({ type: 'answered', ...this.last })
      case 'fail':
        return this.fail(amount)
      case 'scroll down':
        return this.list.top && this.applyEvent({ type: 'viewed', top: false })
      case 'scroll up':
        return !this.list.top && this.applyEvent({ type: 'viewed', top: true })
      case 'hide':
        return this.hide(amount)
      case 'reveal':
        return this.reveal()
      case 'stop listening':
        return this.stopListening()
    }
  }

  private applyEvent(event: ListEvent<Id>): boolean {
    const before = this.list
    this.list = reduceList(before, event, { compare: this.server.compare })
    this.log.add('  ', this.list, event)
    if (this.isSorted) this.report(findWrongChange(before, this.list, event))
    return true
  }

  private sendToStream(id: Id | null): void {
    if (id !== null) this.stream.send({ type: 'streamed', id })
  }

  private publish(count: number): true {
    for (let n = 0; n < count; n += 1) this.sendToStream(this.server.publish())
    return true
  }

  /**
   * Publishes a row that another server sent late, in the position of its date. While a list is empty, or waits for
   * missed rows, the rows above may lack earlier ones: no client can detect that.
   */
  private publishLate(amount: number): boolean {
    const order = this.server.next - 1 - 2 * (amount % 30)
    const { rows, deleted } = this.server
    if (!this.isSorted || rows.has(order) || deleted.has(order)) return false
    if (!this.server.isAccepted(order)) return false
    const hasRow = this.list.entries.some((entry) => !isGap(entry))
    const isSettled = this.list.isLoaded && this.list.isLive && hasRow && !needsNewest(this.list)
    const isQuiet = this.stream.length === 0 && this.calls.length === 0
    if (this.stream.isOpen && (!isSettled || !isQuiet)) return false
    rows.add(order)
    this.late.add(order)
    this.sendToStream(this.server.getId(order))
    if (!this.stream.isOpen) this.unknowable.add(order)
    return true
  }

  private publishOwn(): boolean {
    // A list is not changed before its first page.
    if (!this.list.isLoaded) return false
    if (!this.isSorted) this.deliver(this.stream.length)
    const id = this.server.publish()
    this.sendToStream(id)
    return id !== null && this.applyEvent({ type: 'published', id })
  }

  private delete(amount: number): boolean {
    const order = this.server.getSorted()[amount % 12]
    if (order === undefined) return false
    this.server.delete(order)
    this.stream.send({ type: 'deleted', id: this.server.getId(order) })
    return true
  }

  private drop(count: number): boolean {
    return this.stream.isOpen && this.markLost(this.stream.break(count))
  }

  /** Closes the stream because no column shows the list. Drops the events in transit. */
  private stopListening(): boolean {
    if (!this.stream.isOpen) return false
    this.markLost(this.stream.close())
    return this.applyEvent({ type: 'unsubscribed' })
  }

  private markLost(events: readonly StreamEvent[]): true {
    for (const event of events) {
      if (event.type !== 'streamed') continue
      const order = this.server.getOrder(event.id)
      if (this.late.has(order)) this.unknowable.add(order)
    }
    return true
  }

  private deliver(count: number): boolean {
    const events = this.stream.take(count)
    for (const event of events) {
      if (event.type === 'deleted') this.deletedHere.add(event.id)
      this.applyEvent(toListEvent(event))
    }
    return events.length > 0
  }

  private sendRequest(want: FetchTarget<Id>): boolean {
    const requested = createPageRequest(this.list, want)
    if (requested === null) return false
    this.list = requested.list
    this.log.add(`  ask ${want.kind} ${requested.request.anchor ?? 'whole'}`, this.list)
    const [first] = this.list.entries
    const hasRowAbove = !isGap(first) || first.id !== requested.request.upper
    this.calls.push({ request: requested.request, hasRowAbove, answer: null })
    return true
  }

  private fill(amount: number, from: 'top' | 'bottom'): boolean {
    const gap = pick(this.list.entries.filter(isRealGap), amount)
    return gap !== undefined && this.sendRequest({ kind: 'gap', gap: gap.id, from })
  }

  private confirm(amount: number): boolean {
    const rows = this.list.items.filter((id) => id !== null)
    const above = pick(rows, amount)
    return above !== undefined && this.sendRequest({ kind: 'confirm', above })
  }

  /** The server creates its response now. It may be delivered much later. */
  private createResponse(call: ModelRequest | undefined): boolean {
    if (call === undefined) return false
    // If ids are not sortable, the age of an event that is received after a newer page is unknown. So events are
    // delivered first.
    if (!this.isSorted) this.deliver(this.stream.length)
    call.answer = this.server.respond(call.request)
    return true
  }

  private deliverResponse(call: ModelRequest | undefined): boolean {
    if (call === undefined || call.answer === null) return false
    this.calls = this.calls.filter((other) => other !== call)
    this.last = { request: call.request.id, page: call.answer }
    // The client detects that a server ignored `min_id`, and fills from the top instead.
    const { request, hasRowAbove } = call
    const isIgnored = request.kind === 'above' && hasRowAbove && this.server.traits.ignoresMinId
    if (isIgnored) return this.applyEvent({ type: 'failed', request: request.id })
    return this.applyEvent({ type: 'answered', ...this.last })
  }

  private fail(amount: number): boolean {
    const call = pick(this.calls, amount)
    if (call === undefined) return false
    this.calls = this.calls.filter((other) => other !== call)
    // The response is still delivered, after the request was given up.
    if (call.answer !== null) this.last = { request: call.request.id, page: call.answer }
    return this.applyEvent({ type: 'failed', request: call.request.id })
  }

  private hide(amount: number): boolean {
    const { server } = this
    const ids = this.list.items
      .filter((id) => id !== null)
      .filter((id) => server.rows.has(server.getOrder(id)))
      .filter((_, at) => at % 5 === amount % 5)
    if (ids.length === 0) return false
    for (const id of ids) server.hidden.add(server.getOrder(id))
    return this.applyEvent({ type: 'hidden', ids: new Set(ids) })
  }

  private reveal(): boolean {
    const { hidden } = this.server
    if (hidden.size === 0) return false
    const ids = [...hidden].map((order) => this.server.getId(order))
    // Hidden rows that the list lacks were requested without them, so only another request has them.
    const listedIds = collectRows(this.list)
    for (const id of ids) if (!listedIds.has(id)) this.unknowable.add(this.server.getOrder(id))
    const isAnswered = this.calls.some(({ answer }) => answer !== null)
    for (const order of isAnswered ? hidden : []) this.unknowable.add(order)
    hidden.clear()
    return this.applyEvent({ type: 'revealed', ids: new Set(ids) })
  }

  private report(fault: string | null): void {
    if (fault !== null) throw new Error(`${fault}\n${this.log.describe(this.list)}`)
  }

  /** Checks the invariants after every step. */
  check(): void {
    this.report(findFault(this.getView()))
  }

  private getView(): ListView {
    const { list, server, unknowable, late, deletedHere: deleted, stream } = this
    return { list, server, unknowable, late, deleted, ...stream.getPending() }
  }

  /**
   * Settles the model: delivers all events, opens streams, and sends the requests that the list needs. Then the list
   * has to be complete, except gaps that the user has to fill.
   */
  settle(): void {
    this.log.add('rest', this.list)
    this.deliver(this.stream.length)
    while (this.calls.length > 0) this.settleFirstCall()
    this.stream.open()
    this.deliver(this.stream.length)
    this.check()
    const isLacking = () => needsNewest(this.list) || this.list.isPartial || !this.list.isLoaded
    for (let rounds = 0; isLacking(); rounds += 1) {
      if (rounds >= 8) this.report('it asks again and again')
      if (!this.sendRequest({ kind: 'newest' })) break
      this.settleFirstCall()
      if (this.server.rows.size === 0) break
    }
    this.log.add('at rest', this.list)
    this.report(findFaultWhenIdle(this.getView()))
  }

  private settleFirstCall(): void {
    const [call] = this.calls
    if (call?.answer === null) this.createResponse(call)
    this.deliverResponse(call)
    this.check()
  }

  /** Copies the model, to continue with other steps. */
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

  /** Returns the same key for two models with the same future. */
  getStateKey(): string {
    const { list, calls, server, stream, unknowable, deletedHere, late } = this
    const listState = { ...list, items: null, nextId: null }
    const sets = [unknowable, deletedHere, late, list.late, list.unconfirmed].map((one) => [...one])
    return JSON.stringify([listState, calls, stream.getStateKey(), server.getStateKey(), sets])
  }
}
