import { FileLinks } from '../../ui/file-links/FileLinks.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import type { SoundInputs } from './sound-inputs.ts'
import styles from './FilmPlayer.module.css'

const player = latePart(async () => (await import('./AudioPlayer.tsx')).AudioPlayer)

/** A sound. Where its player does not arrive, there is a link to the file. */
export function SoundPlayer(inputs: SoundInputs) {
  const late = useLatePart(player, 'later')
  if (late.Part !== null) return <late.Part {...inputs} />
  if (!late.hasFailed) return <div className={styles['sound']} />

  const { id, title, address, cover } = inputs
  const file = { id, description: title, url: address, remote_url: null, preview_url: cover }
  return <FileLinks files={[file]} />
}

const tilePlayer = latePart(async () => (await import('./TilePlayer.tsx')).TilePlayer)

/** A sound in a grid. Until its player is there, and where that does not arrive, it is a link to the file. */
export function SoundTile(inputs: SoundInputs) {
  const late = useLatePart(tilePlayer, 'later')
  if (late.Part !== null) return <late.Part {...inputs} />

  return (
    <a
      className={styles['tile']}
      href={inputs.address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={inputs.title}
    >
      <Icon name="sound" size={26} />
    </a>
  )
}
