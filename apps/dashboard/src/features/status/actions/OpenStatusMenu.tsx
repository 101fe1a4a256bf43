import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { isTouchScreen } from '../../../lib/touch-screen.ts'
import { MenuSurface } from '../../../ui/menu/MenuSurface.tsx'
import type { Popover } from '../../../ui/popover/use-popover.ts'
import { getMenuEntries } from './row-actions.ts'
import type { RowMenu } from './row-menus.ts'

interface OpenStatusMenuProps extends RowMenu {
  readonly popover: Popover
}

/** What else can be done with a post: beside the button, on a touch screen at the lower edge. */
export function OpenStatusMenu({ popover, ...props }: OpenStatusMenuProps) {
  const { t } = useLingui()

  if (isTouchScreen()) return <Sheet popover={popover} {...props} />
  const entries = getMenuEntries(props, props.actions.run)
  return <MenuSurface popover={popover} label={t`More`} align="end" entries={entries} />
}

/** Hands over to the dialog that shows the post with its entries. */
function Sheet({ popover, ...props }: OpenStatusMenuProps) {
  useEffect(() => {
    popover.close({ returnFocus: false })
    props.actions.openSheet(getMenuEntries(props, props.actions.run))
    // Once, with what held at the press.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return null
}
