import { useEffect, useState } from 'react'
import { getLabelStart } from '@colonnade/domain/time'
import { subscribeToLabelClock, readLabelClock } from '../../../lib/label-clock.ts'

/**
 * Returns the current time, shared by all labels. Re-renders whenever a label about `moment` would change.
 *
 * @param moment milliseconds since 1970
 */
export function useNow(moment: number): number {
  const [label, setLabel] = useState(() => ({
    moment,
    now: getLabelStart(moment, readLabelClock()),
  }))

  useEffect(
    () =>
      subscribeToLabelClock(moment, (shared) => {
        const now = getLabelStart(moment, shared)
        setLabel((last) => (last.moment === moment && last.now === now ? last : { moment, now }))
      }),
    [moment],
  )

  return label.moment === moment ? label.now : getLabelStart(moment, readLabelClock())
}
