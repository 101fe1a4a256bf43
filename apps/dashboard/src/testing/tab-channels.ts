import type { TabChannel } from '../lib/tab-channel.ts'

/** Creates one browser's broadcast channel for each of its tabs: a tab receives copies of the other tabs' messages. */
export function createTabChannels(count: number): readonly TabChannel[] {
  const listeners = Array.from({ length: count }, () => new Set<(message: unknown) => void>())
  return listeners.map((own, tab) => ({
    post(message) {
      for (const [other, watching] of listeners.entries()) {
        if (other === tab) continue
        const copy: unknown = structuredClone(message)
        for (const listener of watching) queueMicrotask(() => listener(copy))
      }
    },
    watch(listener) {
      own.add(listener)
      return () => own.delete(listener)
    },
  }))
}
