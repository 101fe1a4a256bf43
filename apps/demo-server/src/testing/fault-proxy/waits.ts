import type { Socket } from 'node:net'
import type { Schedule } from '../../clock.ts'

/** What is held back for now, by connection. */
export interface Waits {
  readonly held: () => number
  readonly forMs: (socket: Socket, ms: number) => Promise<void>
  readonly untilOvertaken: (socket: Socket, mostMs: number) => Promise<void>
  /** Until the other side gives up. */
  readonly forEver: (socket: Socket) => void
  /** Lets go of what waits to be overtaken. */
  readonly overtake: () => void
}

export function createWaits(schedule: Schedule): Waits {
  const overtaken = new Set<() => void>()
  let held = 0

  function hold(socket: Socket, begin: (letGo: () => void) => () => void): Promise<void> {
    held += 1
    return new Promise((resolve) => {
      let isOver = false
      const letGo = () => {
        if (isOver) return
        isOver = true
        held -= 1
        socket.off('close', letGo)
        end()
        resolve()
      }
      const end = begin(letGo)
      socket.on('close', letGo)
    })
  }

  return {
    held: () => held,
    forMs: (socket, ms) => hold(socket, (letGo) => schedule(ms, letGo)),
    untilOvertaken: (socket, mostMs) =>
      hold(socket, (letGo) => {
        overtaken.add(letGo)
        const cancel = schedule(mostMs, letGo)
        return () => {
          overtaken.delete(letGo)
          cancel()
        }
      }),
    forEver: (socket) => void hold(socket, () => () => {}),
    overtake() {
      for (const letGo of overtaken) letGo()
    },
  }
}
