import { Plural } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Thread.module.css'

interface EarlierPostsProps {
  /** Of what was said before the opened post. */
  readonly count: number
  readonly onShow: () => void
}

/** Says that something stands above the post that is at the top of the view. @see TH-05 */
export function EarlierPosts({ count, onShow }: EarlierPostsProps) {
  return (
    <button type="button" className={styles['earlier']} onClick={onShow}>
      <Icon name="up" size={14} />
      <Plural value={count} one="# earlier post" other="# earlier posts" />
    </button>
  )
}
