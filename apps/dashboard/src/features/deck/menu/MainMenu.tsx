import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { waitingRequestsAtom } from '../../../state/people-lists/people-lists.ts'
import { useAppAction, useAppValue, useSessionValue } from '../../../state/react/index.ts'
import { menuAskedAtom } from '../../../state/ui/menu-asked.ts'
import { Count } from '../../../ui/count/Count.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LazyMenu } from '../../../ui/menu/LazyMenu.tsx'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { usePopover } from '../../../ui/popover/use-popover.ts'
import styles from './MainMenu.module.css'

const menu = lazyModule(async () => (await import('./OpenMainMenu.tsx')).OpenMainMenu)

interface MainMenuProps {
  readonly className: string | undefined
  /** A sheet at the lower edge whatever the pointer: the narrow layout has no room for less. */
  readonly isSheet?: boolean
  /** What else the way to it is needed for, above all the rest. */
  readonly before?: MenuEntries
}

/** Everything that is no column: the settings, the account's pages on its server, the way out. */
export function MainMenu({ className, isSheet, before = [] }: MainMenuProps) {
  const { t } = useLingui()
  const popover = usePopover()
  const waiting = useSessionValue(waitingRequestsAtom) ?? 0
  const isAsked = useAppValue(menuAskedAtom)
  const ask = useAppAction(menuAskedAtom)
  const { open } = popover

  useEffect(() => {
    if (!isAsked) return
    open(true)
    ask(false)
  }, [isAsked, open, ask])

  return (
    <>
      <button
        {...popover.triggerProps}
        type="button"
        className={className}
        aria-label={t`Menu`}
        title={t`Menu`}
        aria-haspopup="menu"
      >
        <Icon name="menu" size={20} />
        <Count value={waiting} className={styles['waiting']} />
      </button>
      {popover.isOpen && <LazyMenu popover={popover} module={menu} props={{ isSheet, before }} />}
    </>
  )
}
