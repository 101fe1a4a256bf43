import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react'
import { type Corner, CornerContext, type CornerFilm } from './corner-context.ts'
import { PlayerScopeContext } from './player-scope.ts'

interface CornerPlaceProps {
  /** Turned off, what goes on there ends by itself or by its reader. */
  readonly isOffered: boolean
  readonly children: ReactNode
}

/** Gives players a common memory, and a corner of the window where a film continues to play. */
export function CornerPlace({ isOffered, children }: CornerPlaceProps) {
  const [film, setFilm] = useState<CornerFilm | null>(null)
  const [scope] = useState(() => ({}))
  const latest = useRef<CornerFilm | null>(null)
  const corner = useMemo<Corner>(() => {
    const put = (next: CornerFilm | null) => {
      latest.current = next
      setFilm(next)
    }
    return {
      show: put,
      take(key) {
        if (latest.current?.key !== key) return null
        const moment = latest.current.moment()
        put(null)
        return moment
      },
    }
  }, [])

  return (
    <PlayerScopeContext value={scope}>
      <CornerContext value={isOffered ? corner : null}>
        {children}
        {film !== null && <Fragment key={film.key}>{film.body}</Fragment>}
      </CornerContext>
    </PlayerScopeContext>
  )
}
