import { createContext, useEffect, useState } from 'react'
import { useSession } from '../../../state/react/index.ts'
import { hasFastStream } from '../../../state/timelines/schedule-recompute.ts'

/**
 * Whether a row shows its pictures. While posts arrive faster than anyone reads, pictures would be requested and
 * decoded for rows that are gone a moment later.
 */
export const PicturesContext = createContext(true)

/**
 * How long a row of a fast stream is shown before its pictures are. Longer than the longest time between two
 * updates, so that the pictures of rows that the next update removes are never requested. Unit: ms.
 */
const DELAY_MS = 2_000

/** Returns whether a row of this column shows its pictures: at once, or once it has been shown for a moment. */
export function usePictures(columnUuid: string): boolean {
  const session = useSession()
  const [isShown, setIsShown] = useState(() => !hasFastStream(session, columnUuid))

  useEffect(() => {
    if (isShown) return undefined
    return session.platform.clock.after(DELAY_MS, () => setIsShown(true))
  }, [isShown, session])

  return isShown
}
