import { Trans } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'
import styles from './Loading.module.css'

/** Says that something is on its way; what comes at once leaves it unseen. @see MV-11 */
export function Loading({ className }: { readonly className?: string | undefined }) {
  return (
    <p className={classNames(styles['loading'], className)}>
      <Trans>Loading...</Trans>
    </p>
  )
}
