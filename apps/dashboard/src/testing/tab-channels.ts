import type { TabChannel } from '../lib/tab-channel.ts'

/** One browser's channel as each of its tabs has it: a tab receives what the others post, as copies. */
export function tabChannels(count: number): readonly TabChannel[] {
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
