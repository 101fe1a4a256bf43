import type { StreamFrame } from './parse-event.ts'
import type { SocketState } from './reconnecting-socket.ts'
import type { StreamSource } from './stream-source.ts'

/** What the tabs of one account send each other. The leader is the tab that has the sockets. */
export type TabMessage =
  /** A tab became the leader. The others send what they want. */
  | { readonly type: 'lead'; readonly from: string }
  /** All sources that a tab subscribes to. */
  | { readonly type: 'want'; readonly from: string; readonly sources: readonly StreamSource[] }
  /** A tab wants nothing any more. */
  | { readonly type: 'leave'; readonly from: string }
  /** A tab asks the leader to replace its sockets, or to end the delay before the next attempt. */
  | { readonly type: 'reconnect' | 'retry'; readonly from: string }
  | ({ readonly type: 'state'; readonly from: string } & LeaderState)
  | { readonly type: 'frame'; readonly from: string; readonly frame: StreamFrame }

/** The state of the leader's sockets. */
export interface LeaderState {
  /** By the key of the source. */
  readonly states: readonly (readonly [key: string, state: SocketState])[]
  readonly failures: number
  readonly open: number
}

/** The channel and the locks that the tabs of one account share. */
export interface StreamSharing {
  /** Differs for every tab. */
  readonly tab: string
  /** The lock of the leader. Each tab also holds one with its own name behind it, so that its end is noticed. */
  readonly lockName: string
  readonly locks: Pick<LockManager, 'request'>
  readonly post: (message: TabMessage) => void
  /** Calls back with the messages of the other tabs. @returns stops it */
  readonly watch: (listener: (message: TabMessage) => void) => () => void
  /** Calls back with true before the browser freezes the tab, and with false when it goes on. @returns stops it */
  readonly onFreeze?: (listener: (isFrozen: boolean) => void) => () => void
}

/**
 * Follows whether the browser freezes the tab: a hidden one, or one that the user may come back to. Does nothing outside
 * a browser.
 */
export function watchFreezing(listener: (isFrozen: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const handleFreeze = () => listener(true)
  const handleResume = () => listener(false)
  const handlePageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(true)
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(false)
  }
  document.addEventListener('freeze', handleFreeze)
  document.addEventListener('resume', handleResume)
  globalThis.addEventListener('pagehide', handlePageHide)
  globalThis.addEventListener('pageshow', handlePageShow)
  return () => {
    document.removeEventListener('freeze', handleFreeze)
    document.removeEventListener('resume', handleResume)
    globalThis.removeEventListener('pagehide', handlePageHide)
    globalThis.removeEventListener('pageshow', handlePageShow)
  }
}
