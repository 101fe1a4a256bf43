import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { VideoEvent, VideoMoment } from '@colonnade/domain/media'
import { useSharedMemory } from './player-memory.ts'

interface MemoryUse {
  readonly media: RefObject<HTMLMediaElement | null>
  readonly tell: (event: VideoEvent) => void
  readonly moment: () => VideoMoment
  /** Whether it begins at a position of its own. */
  readonly hasStart: boolean
  /** Whether the other players of its source take over its state when it is closed. */
  readonly isShared: boolean
}

/** Starts a player where its source was left, and stores its position when it is removed. */
export function usePlayerMemory(src: string | null, use: MemoryUse): void {
  const { media, tell, moment, hasStart, isShared } = use
  const memory = useSharedMemory()
  const startsNew = useRef(!hasStart)

  useEffect(() => {
    if (memory === null || src === null) return undefined
    const time = memory.getTime(src)
    if (startsNew.current && time > 0) {
      tell({ type: 'handed-over', ...moment(), time, isPlaying: false })
    }
    startsNew.current = false
    return memory.listen(src, (reached) => {
      if (media.current?.paused !== false) tell({ type: 'handed-over', ...reached })
    })
  }, [memory, src, media, tell, moment])

  // In the layout phase the media element is still in the page.
  useLayoutEffect(() => {
    if (memory === null || src === null) return undefined
    return () => {
      const reached = moment()
      if (reached.time > 0) memory.setTime(src, reached.time)
      if (isShared) memory.share(src, { ...reached, isPlaying: false })
    }
  }, [memory, src, moment, isShared])
}
