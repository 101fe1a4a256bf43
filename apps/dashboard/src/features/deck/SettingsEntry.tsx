import { useLingui } from '@lingui/react/macro'
import { useAppAction } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Rail.module.css'

/** The rail's way to the settings of this browser. */
export function SettingsEntry() {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)

  return (
    <button
      type="button"
      className={styles['entry']}
      aria-label={t`Settings`}
      title={t`Settings`}
      aria-haspopup="dialog"
      onClick={() => openModal({ type: 'SETTINGS' })}
    >
      <Icon name="gear" size={20} />
    </button>
  )
}
