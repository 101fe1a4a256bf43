import { useEffect, useState } from 'react'
import { atWallTime } from '../../../lib/at-wall-time.ts'
import { systemClock } from '../../../lib/clock.ts'

/** Whether a moment has passed, told anew when it does. @param moment milliseconds since 1970; Infinity for never */
export function useIsOver(moment: number): boolean {
  const [now, setNow] = useState(() => systemClock.now())
  const isOver = moment <= now

  useEffect(() => {
    if (isOver || moment === Infinity) return undefined
    return atWallTime(moment - now, () => {
      setNow(systemClock.now())
    })
  }, [moment, isOver, now])

  return isOver
}
