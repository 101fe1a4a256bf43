import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { VideoMoment } from '@colonnade/domain/media'
import { Icon } from '../../ui/icon/Icon.tsx'
import { type Corner, CornerContext, type CornerFilm } from './corner-context.ts'
import type { usePlayer } from './use-player.ts'
import type { VideoCorner, VideoInputs } from './video-inputs.ts'
import { videoShape } from './video-shape.ts'
import styles from './use-corner.module.css'

interface CornerUse extends Pick<
  ReturnType<typeof usePlayer>,
  'frame' | 'state' | 'tell' | 'moment' | 'isPrevented'
> {
  /** What plays it in the corner. */
  readonly Player: ComponentType<VideoInputs>
}

/**
 * A film that plays goes on in the corner when its place leaves the view, or the page; when that comes
 * into view again it goes on there.
 *
 * @see VID-19, BY-16
 */
export function useCorner(inputs: VideoInputs, use: CornerUse): void {
  const { frame, state, tell, moment, isPrevented, Player } = use
  const corner = useContext(CornerContext)
  const isCornered = corner !== null && inputs.corner !== undefined

  const hearSight = (isInSight: boolean) => {
    if (corner === null || inputs.corner === undefined || !state.revealed || isPrevented) return
    if (isInSight) {
      const reached = corner.take(inputs.corner.key)
      if (reached !== null) tell({ type: 'handed-over', ...reached })
    } else if (!state.paused && !state.fullscreen) {
      corner.show(cornerFilm(corner, inputs.corner, inputs, { Player, start: moment() }))
      tell({ type: 'playback-prevented' })
    }
  }
  const latest = useRef(hearSight)
  useEffect(() => {
    latest.current = hearSight
  })

  useEffect(() => {
    if (!isCornered || frame.current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      latest.current(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [isCornered, frame])
  // While the film is in the page still.
  useLayoutEffect(() => () => latest.current(false), [])

  const { moment: reached, onMoment } = inputs
  useEffect(() => {
    if (reached !== undefined) tell({ type: 'handed-over', ...reached })
  }, [reached, tell])
  useEffect(() => onMoment?.(moment), [onMoment, moment])
}

function cornerFilm(
  corner: Corner,
  { key, onOpenPost }: VideoCorner,
  { src, preview, alt, width, height, duration, onExpand }: VideoInputs,
  { Player, start }: { readonly Player: ComponentType<VideoInputs>; readonly start: VideoMoment },
): CornerFilm {
  let moment = () => start
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
    onMoment: (read) => {
      moment = read
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
    moment: () => moment(),
  }
}

interface CornerPlayerProps {
  readonly film: VideoInputs
  readonly Player: ComponentType<VideoInputs>
  readonly onOpenPost: () => void
}

/** A film that goes on over the page, in a corner of the window, while its post is out of sight. @see VID-19 */
function CornerPlayer({ film, Player, onOpenPost }: CornerPlayerProps) {
  const { t } = useLingui()

  return (
    <aside className={styles['corner']} aria-label={t`Pop-in player`} style={videoShape(film)}>
      <Player {...film} />
      <button type="button" className={styles['back']} onClick={onOpenPost}>
        <Icon name="arrow-left" size={14} />
        <Trans>Back to the post</Trans>
      </button>
    </aside>
  )
}
