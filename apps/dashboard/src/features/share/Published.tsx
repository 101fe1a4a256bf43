import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Said } from '../../ui/said/Said.tsx'
import styles from './Share.module.css'

interface PublishedProps {
  /** Where the post can be read; null where no page shows it. */
  readonly href: string | null
}

/** Says quietly that the post is out; the composer below is ready for the next one (STA-05). */
export function Published({ href }: PublishedProps) {
  return (
    <div className={styles['published']}>
      <span className={styles['tick']}>
        <Icon name="check" size={16} />
      </span>
      <Said>
        <Trans>Post published</Trans>
      </Said>
      {href !== null && (
        <a href={href}>
          <Trans>See the post</Trans>
        </a>
      )}
    </div>
  )
}
