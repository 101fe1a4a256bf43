import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { isTouchScreen } from '../../../lib/touch-screen.ts'
import { MenuSurface } from '../../../ui/menu/MenuSurface.tsx'
import type { Popover } from '../../../ui/popover/use-popover.ts'
import { getMenuEntries } from './row-actions.ts'
import type { RowMenu } from './row-menu-registry.ts'

interface OpenStatusMenuProps extends RowMenu {
  readonly popover: Popover
}

/** The More menu of a post: beside its button, or as a sheet at the lower edge of a touch screen. */
export function OpenStatusMenu({ popover, ...props }: OpenStatusMenuProps) {
  const { t } = useLingui()

  if (isTouchScreen()) return <OpenSheet popover={popover} {...props} />
  const entries = getMenuEntries(props, props.actions.run)
  return <MenuSurface popover={popover} label={t`More`} align="end" entries={entries} />
}

/** Opens the dialog that shows the post with its menu entries. */
function OpenSheet({ popover, ...props }: OpenStatusMenuProps) {
  useEffect(() => {
    popover.close({ returnFocus: false })
    props.actions.openSheet(getMenuEntries(props, props.actions.run))
    // Runs once, with the props of the first render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return null
}
