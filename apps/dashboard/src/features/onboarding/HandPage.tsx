import { Trans } from '@lingui/react/macro'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './HandPage.module.css'
import shared from './Introduction.module.css'

/** What a finger can do, where there are no keys. */
export function HandPage() {
  const gestures: readonly { readonly icon: IconName; readonly text: React.ReactNode }[] = [
    { icon: 'wider', text: <Trans>Swipe sideways to get from one tab to the next.</Trans> },
    { icon: 'arrow-up', text: <Trans>Press a column’s title to get back to its top.</Trans> },
    {
      icon: 'more',
      text: <Trans>Press More under a post for all that can be done with it.</Trans>,
    },
    { icon: 'image', text: <Trans>In a picture, pull two fingers apart to come closer.</Trans> },
  ]

  return (
    <>
      <h3>
        <Trans>At your fingertips</Trans>
      </h3>
      <p className={shared['text']}>
        <Trans>A few things that nobody would find by looking:</Trans>
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
