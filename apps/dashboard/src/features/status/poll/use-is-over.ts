import { useEffect, useState } from 'react'
import { systemClock } from '../../../lib/clock.ts'

/** The clock is looked at again after this: no timer counts while the device sleeps. */
const LOOK_MS = 60_000

/** Whether a moment has passed, told anew when it does. @param moment milliseconds since 1970; Infinity for never */
export function useIsOver(moment: number): boolean {
  const [now, setNow] = useState(() => systemClock.now())
  const isOver = moment <= now

  useEffect(() => {
    if (isOver || moment === Infinity) return undefined
    return systemClock.after(Math.min(moment - now, LOOK_MS), () => {
      setNow(systemClock.now())
    })
  }, [moment, isOver, now])

  return isOver
}
