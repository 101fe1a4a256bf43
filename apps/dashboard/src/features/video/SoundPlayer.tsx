import { lazyModule } from '../../lib/lazy-module.ts'
import { FileLinks } from '../../ui/file-links/FileLinks.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import type { SoundInputs } from './sound-inputs.ts'
import styles from './FilmPlayer.module.css'

const player = lazyModule(async () => (await import('./AudioPlayer.tsx')).AudioPlayer)

/** A sound. Where its player does not arrive, there is a link to the file. */
export function SoundPlayer(inputs: SoundInputs) {
  const { id, title, address, cover } = inputs
  const file = { id, description: title, url: address, remote_url: null, preview_url: cover }
  return (
    <Lazy
      module={player}
      props={inputs}
      fallback={<div className={styles['sound']} />}
      failure={{ kind: 'instead', show: <FileLinks files={[file]} /> }}
      when="later"
    />
  )
}

const tilePlayer = lazyModule(async () => (await import('./TilePlayer.tsx')).TilePlayer)

/** A sound in a grid. Until its player is there, and where that does not arrive, it is a link to the file. */
export function SoundTile(inputs: SoundInputs) {
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
