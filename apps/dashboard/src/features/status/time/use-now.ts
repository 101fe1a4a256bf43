import { useEffect, useState } from 'react'
import { labelTime } from '@colonnade/domain/time'
import { followLabelClock, readLabelClock } from '../../../lib/label-clock.ts'

/**
 * The present that all labels share, as often as a label about `moment` would read otherwise.
 *
 * @param moment milliseconds since 1970
 */
export function useNow(moment: number): number {
  const [label, setLabel] = useState(() => ({ moment, now: labelTime(moment, readLabelClock()) }))

  useEffect(
    () =>
      followLabelClock(moment, (shared) => {
        const now = labelTime(moment, shared)
        setLabel((last) => (last.moment === moment && last.now === now ? last : { moment, now }))
      }),
    [moment],
  )

  return label.moment === moment ? label.now : labelTime(moment, readLabelClock())
}
