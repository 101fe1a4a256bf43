import { FileLinks } from '../../ui/file-links/FileLinks.tsx'
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
