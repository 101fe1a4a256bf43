import { Trans } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'
import styles from './Loading.module.css'

/** A loading indicator. A delay keeps it invisible when loading is fast. @see MV-11 */
export function Loading({ className }: { readonly className?: string | undefined }) {
  return (
    <p className={classNames(styles['loading'], className)}>
      <Trans>Loading...</Trans>
    </p>
  )
}
