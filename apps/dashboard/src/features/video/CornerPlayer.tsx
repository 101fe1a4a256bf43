import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { VideoInputs } from './video-inputs.ts'
import { videoShape } from './video-shape.ts'
import styles from './CornerPlayer.module.css'

interface CornerPlayerProps {
  readonly film: VideoInputs
  readonly Player: ComponentType<VideoInputs>
  readonly onOpenPost: () => void
}

/** A film that goes on over the page, in a corner of the window, while its post is out of sight. @see VID-19 */
export function CornerPlayer({ film, Player, onOpenPost }: CornerPlayerProps) {
  const { t } = useLingui()

  return (
    <aside
      className={styles['corner']}
      aria-label={t`Video in the corner`}
      style={videoShape(film)}
    >
      <Player {...film} />
      <button type="button" className={styles['back']} onClick={onOpenPost}>
        <Icon name="arrow-left" size={14} />
        <Trans>Back to the post</Trans>
      </button>
    </aside>
  )
}
