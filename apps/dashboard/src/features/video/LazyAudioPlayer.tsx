import { lazyModule } from '../../lib/lazy-module.ts'
import { FileLinks } from '../../ui/file-links/FileLinks.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import type { AudioPlayerProps } from './audio-player-props.ts'
import styles from './LazyPlayer.module.css'

const player = lazyModule(async () => (await import('./AudioPlayer.tsx')).AudioPlayer)

/** An audio player, loaded on demand. Falls back to a link to the file when the player cannot be loaded. */
export function LazyAudioPlayer(inputs: AudioPlayerProps) {
  const { id, title, address, cover } = inputs
  const file = { id, description: title, url: address, remote_url: null, preview_url: cover }
  return (
    <Lazy
      module={player}
      props={inputs}
      fallback={<div className={styles['audio']} />}
      failure={{ kind: 'instead', show: <FileLinks files={[file]} /> }}
      when="later"
    />
  )
}

const tilePlayer = lazyModule(async () => (await import('./AudioTile.tsx')).AudioTile)

/** Audio in a media grid. Shows a link to the file until the player is loaded, and when it cannot be loaded. */
export function LazyAudioTile(inputs: AudioPlayerProps) {
  return (
    <Lazy
      module={tilePlayer}
      props={inputs}
      fallback={
        <a
          className={styles['tile']}
          href={inputs.address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={inputs.title}
        >
          <Icon name="sound" size={26} />
        </a>
      }
      failure="nothing"
      when="later"
    />
  )
}
