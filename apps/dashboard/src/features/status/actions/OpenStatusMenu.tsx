import { useLingui } from '@lingui/react/macro'
import { useContext, useEffect } from 'react'
import { isTouchScreen } from '../../../lib/touch-screen.ts'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { MenuSurface } from '../../../ui/menu/MenuSurface.tsx'
import type { Popover } from '../../../ui/popover/use-popover.ts'
import { MoreEntriesContext } from '../row/more-entries.ts'
import { getMenuEntries } from './row-actions.ts'
import type { RowMenu } from './row-menu-registry.ts'

interface OpenStatusMenuProps extends RowMenu {
  readonly popover: Popover
}

/** The More menu of a post: beside its button, or as a sheet at the lower edge of a touch screen. */
export function OpenStatusMenu({ popover, ...props }: OpenStatusMenuProps) {
  if (isTouchScreen()) return <OpenSheet popover={popover} {...props} />
  return <OpenMenu popover={popover} {...props} />
}

/** Returns the entries of the list, then those of the post. */
function useEntries(props: RowMenu): MenuEntries<string> {
  const more = useContext(MoreEntriesContext)()
  return [...more, ...(more.length > 0 ? [null] : []), ...getMenuEntries(props, props.actions.run)]
}

function OpenMenu({ popover, ...props }: OpenStatusMenuProps) {
  const { t } = useLingui()
  const entries = useEntries(props)
  return <MenuSurface popover={popover} label={t`More`} align="end" entries={entries} />
}

/** Opens the dialog that shows the post with its menu entries. */
function OpenSheet({ popover, ...props }: OpenStatusMenuProps) {
  const entries = useEntries(props)
  useEffect(() => {
    popover.close({ returnFocus: false })
    props.actions.openSheet(entries)
    // Runs once, with the props of the first render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return null
}
