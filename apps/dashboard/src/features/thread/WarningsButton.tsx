import { Trans } from '@lingui/react/macro'
import type { StatusId } from '@colonnade/domain/entities'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import {
  hasThreadWarningsAtoms,
  wishThreadWarningsAtom,
} from '../../state/threads/thread-warnings.ts'
import { threadAtoms } from '../../state/threads/threads.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Thread.module.css'

/** Opens or closes every content warning of a thread; nothing where it has none. @see TH-06 */
export function WarningsButton({ id }: { readonly id: StatusId }) {
  const { warnings } = useSessionValue(threadAtoms, id)
  const hasWarnings = useSessionValue(hasThreadWarningsAtoms, id)
  const settings = useAppValue(localSettingsAtom)
  const wish = useSessionAction(wishThreadWarningsAtom)
  if (!hasWarnings) return null

  const isOpen = warnings?.isOpen ?? settings.content_warnings.auto_unfold
  return (
    <div className={styles['strip']} data-side="end">
      <button type="button" className={styles['warnings']} onClick={() => wish(id, !isOpen)}>
        <Icon name={isOpen ? 'eye-off' : 'eye'} size={16} />
        {isOpen ? <Trans>Close all warnings</Trans> : <Trans>Open all warnings</Trans>}
      </button>
    </div>
  )
}
