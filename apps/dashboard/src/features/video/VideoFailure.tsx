import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './VideoPlayer.module.css'

/** In place of a film that does not arrive, or that this browser cannot read. @see ERR-12 */
export function VideoFailure({ src }: { readonly src: string | null }) {
  return (
    <p className={styles['failed']}>
      <Icon name="play" size={22} />
      {src === null ? (
        <Trans>This video is not ready yet</Trans>
      ) : (
        <>
          <Trans>This video could not be played</Trans>
          <a href={src} target="_blank" rel="noopener noreferrer">
            <Trans>Open it by itself</Trans>
          </a>
        </>
      )}
    </p>
  )
}
