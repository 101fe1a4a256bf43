import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react'
import { PlayerScopeContext } from './player-scope-context.ts'
import { type PopIn, PopInContext, type PopInVideo } from './pop-in-context.ts'

interface PopInPlayerProviderProps {
  /** When this becomes false, a pop-in video that is playing continues until it ends or the user closes it. */
  readonly isEnabled: boolean
  readonly children: ReactNode
}

/**
 * Lets players share their state, and shows a pop-in player in a corner of the window in which a video continues to
 * play.
 */
export function PopInPlayerProvider({ isEnabled, children }: PopInPlayerProviderProps) {
  const [film, setFilm] = useState<PopInVideo | null>(null)
  const [scope] = useState(() => ({}))
  const latest = useRef<PopInVideo | null>(null)
  const corner = useMemo<PopIn>(() => {
    const showVideo = (next: PopInVideo | null) => {
      latest.current = next
      setFilm(next)
    }
    return {
      show: showVideo,
      close(key) {
        if (latest.current?.key !== key) return null
        const moment = latest.current.getMoment()
        showVideo(null)
        return moment
      },
    }
  }, [])

  return (
    <PlayerScopeContext value={scope}>
      <PopInContext value={isEnabled ? corner : null}>
        {children}
        {film !== null && <Fragment key={film.key}>{film.body}</Fragment>}
      </PopInContext>
    </PlayerScopeContext>
  )
}
