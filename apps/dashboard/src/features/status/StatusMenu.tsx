import { useLingui } from '@lingui/react/macro'
import { latePart } from '../../ui/later/late-part.ts'
import { LateMenu } from '../../ui/menu/LateMenu.tsx'
import { menuTrigger } from '../../ui/menu/menu-trigger.ts'
import { usePopover } from '../../ui/popover/use-popover.ts'
import { ActionButton } from './ActionButton.tsx'
import type { StatusMenuProps } from './status-menu-props.ts'

const menu = latePart(async () => (await import('./OpenStatusMenu.tsx')).OpenStatusMenu)

/** The rest of what can be done with a post. */
export function StatusMenu(props: StatusMenuProps) {
  const { t } = useLingui()
  const popover = usePopover()

  return (
    <>
      <ActionButton label={t`More`} icon="more" {...menuTrigger(popover)} />
      {popover.isOpen && <LateMenu popover={popover} part={menu} props={props} />}
    </>
  )
}
