import { lazyModule } from '../../lib/lazy-module.ts'
import { useLazyModule } from '../../ui/later/use-lazy-module.ts'
import type { VideoInputs } from './video-inputs.ts'
import { videoShape } from './video-shape.ts'
import styles from './FilmPlayer.module.css'

const player = lazyModule(async () => (await import('./VideoPlayer.tsx')).VideoPlayer)

/** A film. Its player arrives by itself; until then the film's picture holds its place. */
export function FilmPlayer(inputs: VideoInputs) {
  const { value: Player, hasFailed } = useLazyModule(player, 'later')
  if (Player !== null) return <Player {...inputs} />

  const isShown = hasFailed && inputs.src !== null && inputs.isRevealed !== false
  return (
    <div className={styles['place']} style={videoShape(inputs)}>
      {inputs.backdrop}
      {isShown && (
        // What the browser brings is better than nothing. Servers send no caption tracks.
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
