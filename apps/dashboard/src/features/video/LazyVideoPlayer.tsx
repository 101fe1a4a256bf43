import { lazyModule } from '../../lib/lazy-module.ts'
import { useLazyModule } from '../../ui/deferred/use-lazy-module.ts'
import type { VideoPlayerProps } from './video-player-props.ts'
import { getVideoShape } from './video-shape.ts'
import styles from './LazyPlayer.module.css'

const player = lazyModule(async () => (await import('./VideoPlayer.tsx')).VideoPlayer)

/** A video. Its player is loaded on demand; until then the preview image keeps its space. */
export function LazyVideoPlayer(inputs: VideoPlayerProps) {
  const { value: Player, error } = useLazyModule(player, 'later')
  if (Player !== null) return <Player {...inputs} />

  const isShown = error !== null && inputs.src !== null && inputs.isRevealed !== false
  return (
    <div className={styles['placeholder']} style={getVideoShape(inputs)}>
      {inputs.backdrop}
      {isShown && (
        // The browser's own controls are the fallback. Servers send no caption tracks.
        /* oxlint-disable jsx-a11y/media-has-caption */
        <video
          src={inputs.src}
          poster={inputs.preview ?? undefined}
          aria-label={inputs.alt === '' ? undefined : inputs.alt}
          controls
          playsInline
          autoPlay={inputs.startTime !== undefined}
          preload="none"
          onLoadedMetadata={({ currentTarget: film }) =>
            inputs.onKnown?.(film.videoWidth, film.videoHeight)
          }
          onError={inputs.onFailure}
        />
      )}
    </div>
  )
}
