import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { isMenuRequestedAtom } from '../../../state/ui/menu-request.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { LazyMenu } from '../../../ui/menu/LazyMenu.tsx'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { usePopover } from '../../../ui/popover/use-popover.ts'
import styles from './MainMenu.module.css'

const menu = lazyModule(async () => (await import('./OpenMainMenu.tsx')).OpenMainMenu)

/** Loaded later, because few accounts have follow requests. */
const followRequestBadge = lazyModule(
  async () => (await import('./FollowRequestBadge.tsx')).FollowRequestBadge,
)

interface MainMenuProps {
  readonly className: string | undefined
  /** Always opens as a bottom sheet, because the narrow layout has no space for a popover. */
  readonly isSheet?: boolean
  /** More entries, above all others. */
  readonly before?: MenuEntries
}

/** The menu of everything that is not a column: settings, the account's pages on its server, sign out. */
export function MainMenu({ className, isSheet, before = [] }: MainMenuProps) {
  const { t } = useLingui()
  const popover = usePopover()
  const isRequested = useAppValue(isMenuRequestedAtom)
  const ask = useAppAction(isMenuRequestedAtom)
  const { open } = popover

  useEffect(() => {
    if (!isRequested) return
    open(true)
    ask(false)
  }, [isRequested, open, ask])

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
        <Lazy
          module={followRequestBadge}
          props={{ className: styles['waiting'] }}
          failure="nothing"
          when="later"
        />
      </button>
      {popover.isOpen && <LazyMenu popover={popover} module={menu} props={{ isSheet, before }} />}
    </>
  )
}
