import { Plural } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Thread.module.css'

interface EarlierPostsProps {
  /** Posts before the opened one; 0 while they are visible or unknown. */
  readonly count: number
  readonly onShow: () => void
}

/**
 * Says that something stands above the post that is at the top of the view. Its strip keeps its height without the
 * button, so the rows do not move when that comes or goes.
 *
 * @see TH-05
 */
export function EarlierPosts({ count, onShow }: EarlierPostsProps) {
  return (
    <div className={styles['strip']}>
      {count > 0 && (
        <button type="button" className={styles['earlier']} onClick={onShow}>
          <Icon name="up" size={14} />
          <Plural value={count} one="# earlier post" other="# earlier posts" />
        </button>
      )}
    </div>
  )
}
