import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { VideoMoment } from '@colonnade/domain/media'
import { Icon } from '../../ui/icon/Icon.tsx'
import { type PopIn, PopInContext, type PopInVideo } from './pop-in-context.ts'
import type { usePlayer } from './use-player.ts'
import type { VideoPopIn, VideoPlayerProps } from './video-player-props.ts'
import { getVideoShape } from './video-shape.ts'
import styles from './use-pop-in-player.module.css'

interface PopInPlayerOptions extends Pick<
  ReturnType<typeof usePlayer>,
  'frame' | 'state' | 'dispatch' | 'moment' | 'isPrevented'
> {
  /** The component that plays the video in the pop-in player. */
  readonly Player: ComponentType<VideoPlayerProps>
}

/**
 * Continues a playing video in the pop-in player when its post leaves the viewport or is unmounted. When the post is
 * visible again, the video continues there.
 *
 * @see VID-19, BY-16
 */
export function usePopInPlayer(inputs: VideoPlayerProps, use: PopInPlayerOptions): void {
  const { frame, state, dispatch, moment, isPrevented, Player } = use
  const corner = useContext(PopInContext)
  const hasPopIn = corner !== null && inputs.popIn !== undefined

  const handleVisibility = (isInSight: boolean) => {
    if (corner === null || inputs.popIn === undefined || !state.revealed || isPrevented) return
    if (isInSight) {
      const reached = corner.close(inputs.popIn.key)
      if (reached !== null) dispatch({ type: 'handed-over', ...reached })
    } else if (!state.paused && !state.fullscreen) {
      corner.show(createPopInVideo(corner, inputs.popIn, inputs, { Player, start: moment() }))
      dispatch({ type: 'playback-prevented' })
    }
  }
  const latest = useRef(handleVisibility)
  useEffect(() => {
    latest.current = handleVisibility
  })

  useEffect(() => {
    if (!hasPopIn || frame.current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      latest.current(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [hasPopIn, frame])
  // A layout effect, because the video element is still in the page then.
  useLayoutEffect(() => () => latest.current(false), [])

  const { moment: reached, onMoment } = inputs
  useEffect(() => {
    if (reached !== undefined) dispatch({ type: 'handed-over', ...reached })
  }, [reached, dispatch])
  useEffect(() => onMoment?.(moment), [onMoment, moment])
}

function createPopInVideo(
  corner: PopIn,
  { key, onOpenPost }: VideoPopIn,
  { src, preview, alt, width, height, duration, onExpand }: VideoPlayerProps,
  {
    Player,
    start,
  }: { readonly Player: ComponentType<VideoPlayerProps>; readonly start: VideoMoment },
): PopInVideo {
  let moment = () => start
  const film: VideoPlayerProps = {
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
        corner.close(key)
        onExpand(time)
      }),
    onClose: () => void corner.close(key),
  }
  return {
    key,
    body: <PopInPlayer video={film} Player={Player} onOpenPost={onOpenPost} />,
    getMoment: () => moment(),
  }
}

interface PopInPlayerProps {
  readonly video: VideoPlayerProps
  readonly Player: ComponentType<VideoPlayerProps>
  readonly onOpenPost: () => void
}

/** A video that plays in a corner of the window while its post is out of view. @see VID-19 */
function PopInPlayer({ video, Player, onOpenPost }: PopInPlayerProps) {
  const { t } = useLingui()

  return (
    <aside className={styles['popIn']} aria-label={t`Pop-in player`} style={getVideoShape(video)}>
      <Player {...video} />
      <button type="button" className={styles['back']} onClick={onOpenPost}>
        <Icon name="arrow-left" size={14} />
        <Trans>Back to the post</Trans>
      </button>
    </aside>
  )
}
