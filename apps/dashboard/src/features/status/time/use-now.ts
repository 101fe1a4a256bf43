import { useEffect, useState } from 'react'
import { nextRefresh } from '@colonnade/domain/time'
import { atWallTime } from '../../../lib/at-wall-time.ts'
import { systemClock } from '../../../lib/clock.ts'

/**
 * The present, as often as a label about `moment` would read otherwise.
 *
 * @param moment milliseconds since 1970
 */
export function useNow(moment: number): number {
  const [now, setNow] = useState(() => systemClock.now())

  useEffect(() => {
    const wait = nextRefresh(moment, now)
    if (wait === null) return undefined
    return atWallTime(wait, () => {
      setNow(systemClock.now())
    })
  }, [moment, now])

  return now
}
