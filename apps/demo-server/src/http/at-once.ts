/** Counts what goes on at the same time, for each caller and in all. */
export interface AtOnce {
  /** @returns what to call when it is over; null where that caller, or everybody together, has enough under way */
  enter(caller: string): (() => void) | null
}

/** @param most how many of one caller, and of all of them */
export function createAtOnce({
  address,
  all,
}: {
  readonly address: number
  readonly all: number
}): AtOnce {
  const byCaller = new Map<string, number>()
  let inAll = 0

  return {
    enter(caller) {
      const before = byCaller.get(caller) ?? 0
      if (before >= address || inAll >= all) return null
      byCaller.set(caller, before + 1)
      inAll += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        inAll -= 1
        const left = (byCaller.get(caller) ?? 1) - 1
        if (left === 0) byCaller.delete(caller)
        else byCaller.set(caller, left)
      }
    },
  }
}
