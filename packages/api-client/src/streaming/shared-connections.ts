import { type Connections, type ConnectionsTraits, getWorstState } from './connections.ts'
import { createFollowers } from './followers.ts'
import type { StreamFrame } from './parse-event.ts'
import { getSourceKey, type StreamSource } from './stream-source.ts'
import {
  type LeaderState,
  type StreamSharing,
  type TabMessage,
  watchFreezing,
} from './tab-messages.ts'

/** Sockets that another tab asks to replace are not replaced again within this time. Unit: ms. */
const RECONNECT_PAUSE_MS = 10_000

/** A leader that does not answer for this long is frozen or stuck. Unit: ms. */
const ANSWER_TIMEOUT_MS = 5_000

const NO_STATE: LeaderState = { states: [], failures: 0, open: 0 }

const withClosedSockets = (leader: LeaderState): LeaderState => ({
  ...leader,
  states: leader.states.map(([key]) => [key, 'closed']),
  open: 0,
})

/**
 * Connections that all tabs of an account share: one tab, the leader, has the sockets for the subscriptions of all, and
 * passes the frames on. The leader holds a lock. When it ends, the browser gives the lock to another tab, which opens
 * sockets of its own. For every tab that is a loss of the streams and a reconnect. A tab without others works as without
 * sharing: its frames take no detour.
 *
 * @param createOwn creates the sockets of this tab
 * @see BY-39
 */
export function createSharedConnections(
  sharing: StreamSharing,
  traits: ConnectionsTraits,
  createOwn: (traits: ConnectionsTraits) => Connections,
): Connections {
  const { tab, lockName, locks, post } = sharing
  const followers = createFollowers()
  let own: Connections | null = null
  let leader = NO_STATE
  let states: ReadonlyMap<string, LeaderState['states'][number][1]> = new Map()
  let release: (() => void) | null = null
  let queued: AbortController | null = null
  let isFrozen = false
  let isClosed = false
  let isReplacing = false
  let cancelWait: (() => void) | null = null
  let isPosting = false

  const getLockOfTab = (name: string) => `${lockName} ${name}`
  const getUnion = () => followers.merge(traits.getWanted())

  function setLeader(state: LeaderState): void {
    leader = state
    states = new Map(state.states)
  }

  /** Sends what this tab wants, once for several changes. */
  function postWanted(): void {
    if (isPosting || isFrozen || isClosed) return
    isPosting = true
    queueMicrotask(() => {
      isPosting = false
      if (own === null && !isClosed && !isFrozen)
        post({ type: 'want', from: tab, sources: traits.getWanted() })
    })
  }

  function reportState(): void {
    if (own === null || followers.count() === 0) return
    const { getSourceState, countFailures, countOpen } = own
    post({
      type: 'state',
      from: tab,
      states: getUnion().map((source) => [getSourceKey(source), getSourceState(source)]),
      failures: countFailures(),
      open: countOpen(),
    })
  }

  function handleOwnFrame(key: string | null, frame: StreamFrame): void {
    if (followers.count() === 0) return traits.onFrame(key, frame)
    const [only, ...others] = key === null ? getUnion() : []
    const known = key ?? (only !== undefined && others.length === 0 ? getSourceKey(only) : null)
    // Without a name it may belong to another tab.
    if (known === null) return
    if (followers.has(known)) post({ type: 'frame', from: tab, frame: { ...frame, key: known } })
    traits.onFrame(known, frame)
  }

  function startLeading(): void {
    queued = null
    setLeader(NO_STATE)
    own = createOwn({
      ...traits,
      getWanted: getUnion,
      onFrame: handleOwnFrame,
      onChange() {
        traits.onChange()
        reportState()
      },
    })
    post({ type: 'lead', from: tab })
    own.sync()
    traits.onChange()
  }

  function stopLeading(): void {
    own?.close()
    own = null
    followers.clear()
    release?.()
    release = null
  }

  function holdLeadership(): Promise<void> {
    if (isClosed || isFrozen) return Promise.resolve()
    startLeading()
    return new Promise((resolve) => {
      release = resolve
    })
  }

  function stopWaiting(): void {
    cancelWait?.()
    cancelWait = null
  }

  /** Queues this tab for the lead. */
  function queue(): void {
    const controller = new AbortController()
    queued = controller
    locks.request(lockName, { signal: controller.signal }, holdLeadership).catch(() => {
      if (!controller.signal.aborted) handleLockLost()
    })
  }

  function takeLead(): void {
    cancelWait = null
    if (own !== null || isClosed || isFrozen) return
    queued?.abort()
    queued = null
    locks.request(lockName, { steal: true }, holdLeadership).catch(handleLockLost)
  }

  /** Another tab took the lead, because this one did not answer. */
  function handleLockLost(): void {
    if (own === null || isClosed) return
    stopLeading()
    traits.onChange()
    queue()
    postWanted()
  }

  function updateFollower(from: string, sources: readonly StreamSource[]): void {
    const before = getUnion()
    const isKnown = followers.set(from, sources)
    updateSources(before)
    if (!isKnown) {
      // The lock is free once that tab has ended, however it did.
      locks.request(getLockOfTab(from), () => removeFollower(from)).catch(() => undefined)
    }
    reportState()
  }

  function removeFollower(from: string): void {
    const before = getUnion()
    followers.remove(from)
    updateSources(before)
  }

  function updateSources(before: readonly StreamSource[]): void {
    const now = getUnion()
    const [old, current] = [new Set(before.map(getSourceKey)), new Set(now.map(getSourceKey))]
    for (const source of before) if (!current.has(getSourceKey(source))) own?.remove(source)
    for (const source of now) if (!old.has(getSourceKey(source))) own?.add(source)
  }

  function replaceSockets(connections: Connections): void {
    if (isReplacing) return
    isReplacing = true
    traits.schedule(() => {
      isReplacing = false
    }, RECONNECT_PAUSE_MS)
    connections.reconnect()
  }

  /** Frames that arrive between the end of one leader and the next are covered by the reconnect. */
  function handleMessage(message: TabMessage): void {
    if (isClosed || isFrozen) return
    if (own === null) handleAsFollower(message)
    else handleAsLeader(own, message)
  }

  function handleAsLeader(connections: Connections, message: TabMessage): void {
    if (message.type === 'want') updateFollower(message.from, message.sources)
    if (message.type === 'leave') removeFollower(message.from)
    if (message.type === 'retry') connections.retryNow()
    if (message.type !== 'reconnect') return
    replaceSockets(connections)
    reportState()
  }

  function handleAsFollower(message: TabMessage): void {
    if (message.type === 'frame') return traits.onFrame(message.frame.key, message.frame)
    if (message.type !== 'lead' && message.type !== 'state') return
    stopWaiting()
    // After a change of the leader, the sockets of the last one are gone.
    setLeader(message.type === 'state' ? message : withClosedSockets(leader))
    traits.onChange()
    if (message.type === 'lead') postWanted()
  }

  function handleFreezing(isNowFrozen: boolean): void {
    if (isNowFrozen === isFrozen || isClosed) return
    isFrozen = isNowFrozen
    if (isFrozen) {
      leave()
      setLeader(withClosedSockets(leader))
      traits.onChange()
    } else {
      queue()
      postWanted()
    }
  }

  function leave(): void {
    stopWaiting()
    if (own === null) post({ type: 'leave', from: tab })
    stopLeading()
    queued?.abort()
    queued = null
  }

  let releaseTab: (() => void) | null = null
  locks
    .request(getLockOfTab(tab), () => {
      if (isClosed) return undefined
      return new Promise<void>((resolve) => {
        releaseTab = resolve
      })
    })
    .catch(() => undefined)
  const stops = [sharing.watch(handleMessage), (sharing.onFreeze ?? watchFreezing)(handleFreezing)]
  queue()

  const getSourceState: Connections['getSourceState'] = (source) =>
    own === null ? (states.get(getSourceKey(source)) ?? 'connecting') : own.getSourceState(source)

  return {
    getState: () => own?.getState() ?? getWorstState(traits.getWanted().map(getSourceState)),
    countFailures: () => own?.countFailures() ?? leader.failures,
    countOpen: () => own?.countOpen() ?? leader.open,
    isFollowing: () => own === null,
    getSourceState,
    sync() {
      if (own === null) postWanted()
      else own.sync()
    },
    add(source) {
      if (own === null) postWanted()
      else if (!followers.has(getSourceKey(source))) own.add(source)
    },
    remove(source) {
      if (own === null) postWanted()
      else if (!followers.has(getSourceKey(source))) own.remove(source)
    },
    retryNow() {
      if (own === null) post({ type: 'retry', from: tab })
      else own.retryNow()
    },
    reconnect() {
      if (own !== null) return own.reconnect()
      post({ type: 'reconnect', from: tab })
      cancelWait ??= traits.schedule(takeLead, ANSWER_TIMEOUT_MS)
    },
    close() {
      if (isClosed) return
      leave()
      isClosed = true
      for (const stop of stops) stop()
      releaseTab?.()
    },
  }
}
