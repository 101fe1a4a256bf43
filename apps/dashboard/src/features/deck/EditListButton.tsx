import { useLingui } from '@lingui/react/macro'
import { readList } from '@colonnade/domain/columns'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import type { RouteScreen } from './deck-parts.ts'

interface EditListButtonProps {
  readonly screen: RouteScreen
}

/** The way from a list that nobody saved as a column to its title and members; nothing on other screens. */
export function EditListButton({ screen: { pins } }: EditListButtonProps) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const listId = pins?.id === 'LIST' ? readList(pins.params) : null
  if (listId === null) return null

  return (
    <IconButton
      label={t`Edit list`}
      icon="pen"
      onClick={() => openModal({ type: 'LIST_EDITOR', accountKey, listId })}
    />
  )
}
