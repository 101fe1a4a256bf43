import { type ComponentType, useContext, useEffect, useRef } from 'react'
import type { VideoMoment, VideoState } from '@colonnade/domain/media'
import { type Corner, CornerContext, type CornerFilm } from './corner-context.ts'
import { CornerPlayer } from './CornerPlayer.tsx'
import type { usePlayer } from './use-player.ts'
import type { VideoCorner, VideoInputs } from './video-inputs.ts'

interface CornerUse extends Pick<ReturnType<typeof usePlayer>, 'frame' | 'state' | 'tell'> {
  /** What plays it in the corner. */
  readonly Player: ComponentType<VideoInputs>
}

/**
 * A film that plays goes on in the corner when its place leaves the view, or the page; when that comes
 * into view again it goes on there.
 *
 * @see VID-19, BY-16
 */
export function useCorner(inputs: VideoInputs, { frame, state, tell, Player }: CornerUse): void {
  const corner = useContext(CornerContext)
  const isCornered = corner !== null && inputs.corner !== undefined

  const hearSight = (isInSight: boolean) => {
    if (corner === null || inputs.corner === undefined || !state.revealed) return
    if (isInSight) {
      const moment = corner.take(inputs.corner.key)
      if (moment !== null) tell({ type: 'handed-over', ...moment })
    } else if (!state.paused && !state.fullscreen) {
      corner.show(cornerFilm(corner, inputs.corner, inputs, { Player, start: momentOf(state) }))
      tell({ type: 'playback-prevented' })
    }
  }
  const latest = useRef(hearSight)
  useEffect(() => {
    latest.current = hearSight
    inputs.onMoment?.(momentOf(state))
  })

  useEffect(() => {
    if (!isCornered || frame.current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      latest.current(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [isCornered, frame])
  useEffect(() => () => latest.current(false), [])

  const { moment } = inputs
  useEffect(() => {
    if (moment !== undefined) tell({ type: 'handed-over', ...moment })
  }, [moment, tell])
}

const momentOf = ({ currentTime, volume, muted, paused }: VideoState): VideoMoment => ({
  time: currentTime,
  volume,
  muted,
  isPlaying: !paused,
})

function cornerFilm(
  corner: Corner,
  { key, onOpenPost }: VideoCorner,
  { src, preview, alt, width, height, duration, onExpand }: VideoInputs,
  { Player, start }: { readonly Player: ComponentType<VideoInputs>; readonly start: VideoMoment },
): CornerFilm {
  let moment = start
  const film: VideoInputs = {
    src,
    preview,
    alt,
    width,
    height,
    duration,
    isRevealed: true,
    isLetterboxed: true,
    moment: start,
    onMoment: (next) => {
      moment = next
    },
    onExpand:
      onExpand &&
      ((time) => {
        corner.take(key)
        onExpand(time)
      }),
    onClose: () => void corner.take(key),
  }
  return {
    key,
    body: <CornerPlayer film={film} Player={Player} onOpenPost={onOpenPost} />,
    moment: () => moment,
  }
}
