import { useEffect, useState } from 'react'
import { systemClock } from '../../../lib/clock.ts'

/** What a browser's timer can wait for at most; nobody looks at a post that long. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Whether a moment has passed, told anew when it does. @param moment milliseconds since 1970 */
export function useIsOver(moment: number): boolean {
  const [now, setNow] = useState(() => systemClock.now())
  const isOver = moment <= now

  useEffect(() => {
    const wait = moment - systemClock.now()
    if (isOver || wait > LONGEST_WAIT_MS) return undefined
    return systemClock.after(Math.max(0, wait), () => {
      setNow(Math.max(moment, systemClock.now()))
    })
  }, [moment, isOver])

  return isOver
}
