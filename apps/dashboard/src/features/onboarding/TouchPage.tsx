import { Trans } from '@lingui/react/macro'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import shared from './Introduction.module.css'
import styles from './TouchPage.module.css'

/** Touch gestures, shown on devices without a keyboard. */
export function TouchPage() {
  const gestures: readonly { readonly icon: IconName; readonly text: React.ReactNode }[] = [
    { icon: 'wider', text: <Trans>Swipe sideways to switch tabs.</Trans> },
    { icon: 'arrow-up', text: <Trans>Tap a column's title to scroll to the top.</Trans> },
    {
      icon: 'more',
      text: <Trans>Tap More under a post for more actions.</Trans>,
    },
    { icon: 'image', text: <Trans>Pinch to zoom in on an image.</Trans> },
  ]

  return (
    <>
      <h3>
        <Trans>Tips</Trans>
      </h3>
      <p className={shared['text']}>
        <Trans>A few shortcuts worth knowing:</Trans>
      </p>
      <ul className={styles['gestures']}>
        {gestures.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
