import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { VideoEvent, VideoMoment } from '@colonnade/domain/media'
import { useSharedMemory } from './player-memory.ts'

interface PlayerMemoryOptions {
  readonly media: RefObject<HTMLMediaElement | null>
  readonly dispatch: (event: VideoEvent) => void
  readonly getMoment: () => VideoMoment
  /** Whether a start time is set. */
  readonly hasStart: boolean
  /** Whether its state is applied to the other players of its source when it is closed. */
  readonly isShared: boolean
}

/** Starts a player at the stored position of its source, and stores its position when it is unmounted. */
export function usePlayerMemory(src: string | null, use: PlayerMemoryOptions): void {
  const { media, dispatch, getMoment, hasStart, isShared } = use
  const memory = useSharedMemory()
  const startsNew = useRef(!hasStart)

  useEffect(() => {
    if (memory === null || src === null) return undefined
    const time = memory.getTime(src)
    if (startsNew.current && time > 0) {
      dispatch({ type: 'handed-over', ...getMoment(), time, isPlaying: false })
    }
    startsNew.current = false
    return memory.listen(src, (reached) => {
      if (media.current?.paused !== false) dispatch({ type: 'handed-over', ...reached })
    })
  }, [memory, src, media, dispatch, getMoment])

  // A layout effect, because the media element is still in the page then.
  useLayoutEffect(() => {
    if (memory === null || src === null) return undefined
    return () => {
      const reached = getMoment()
      if (reached.time > 0) memory.setTime(src, reached.time)
      if (isShared) memory.share(src, { ...reached, isPlaying: false })
    }
  }, [memory, src, getMoment, isShared])
}
