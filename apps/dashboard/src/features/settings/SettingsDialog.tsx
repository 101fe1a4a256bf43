import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useId, useState, useSyncExternalStore } from 'react'
import { getServerLink } from '@colonnade/domain/session'
import { useAppAction, useAppValue, useSession } from '../../state/react/index.ts'
import { accountKeysAtom } from '../../state/sessions/account-looks.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { SETTINGS_PAGES } from './settings-pages.tsx'
import styles from './Settings.module.css'

interface SettingsDialogProps {
  /** A sample post as columns render it. */
  readonly sample: ReactNode
  readonly onClose: () => void
}

/** The settings of this browser, one page per tab. Every change is saved immediately (LOC-20). */
export function SettingsDialog({ sample, onClose }: SettingsDialogProps) {
  const { t, i18n } = useLingui()
  const { origin } = useSession()
  const hasSeveralAccounts = useAppValue(accountKeysAtom).length > 1
  const openModal = useAppAction(openModalAtom)
  const panelId = useId()
  const isWide = useMediaQuery('(min-width: 720px)')
  const [pageId, setPageId] = useState(SETTINGS_PAGES[0].id)
  const page = SETTINGS_PAGES.find(({ id }) => id === pageId) ?? SETTINGS_PAGES[0]
  const name = i18n._(page.label)

  return (
    <Dialog
      title={t`Settings`}
      size="large"
      closeLabel={t`Close`}
      isFlush
      className={styles['dialog']}
      onClose={onClose}
    >
      <div className={styles['pages']}>
        <div className={styles['nav']}>
          <Tabs
            label={t`Pages`}
            tabs={SETTINGS_PAGES.map(({ id, label, icon }) => ({
              id,
              label: (
                <span className={styles['tab']}>
                  <Icon name={icon} />
                  {i18n._(label)}
                </span>
              ),
            }))}
            selected={page.id}
            onSelect={setPageId}
            panelId={panelId}
            isVertical={isWide}
          />
          {hasSeveralAccounts && (
            <button
              type="button"
              className={classNames(styles['preferences'], styles['accounts'])}
              onClick={() => openModal({ type: 'ACCOUNTS' })}
            >
              <Icon name="people" />
              <Trans>Accounts</Trans>
            </button>
          )}
          <a
            className={styles['preferences']}
            href={getServerLink('/settings/preferences', origin)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="external" />
            <Trans>Preferences</Trans>
          </a>
        </div>
        <div
          key={page.id}
          id={panelId}
          className={styles['panel']}
          role="tabpanel"
          aria-label={name}
          // A page may have no focusable element before its end: the keyboard scrolls it then.
          tabIndex={0}
        >
          <h3>{name}</h3>
          <page.Page sample={sample} />
        </div>
      </div>
    </Dialog>
  )
}

/** Returns whether a CSS media query matches, and updates with it. */
function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (onStoreChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onStoreChange)
      return () => list.removeEventListener('change', onStoreChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches)
}
