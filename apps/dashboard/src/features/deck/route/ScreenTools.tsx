import { useLingui } from '@lingui/react/macro'
import { readListId } from '@colonnade/domain/columns'
import { listId } from '@colonnade/domain/entities'
import { listLoadAtoms } from '../../../state/lists/lists.ts'
import { useAppAction, useSession, useSessionValue } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { goBack } from '../../../ui/link/go-back.ts'
import type { RouteScreen } from '../deck-parts.ts'

/** Goes to the previous page, or to the deck when there is no previous page of the app. */
export function BackButton() {
  const { t } = useLingui()

  return <IconButton label={t`Back`} icon="arrow-left" onClick={goBack} />
}

/** An id that no server assigns. */
const NO_LIST = listId('')

interface EditListButtonProps {
  readonly screen: RouteScreen
}

/** A link from the screen of an unsaved list to its title and members. Renders nothing on other screens. */
export function EditListButton({ screen: { pins } }: EditListButtonProps) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const id = pins?.id === 'LIST' ? readListId(pins.params) : null
  const { isGone } = useSessionValue(listLoadAtoms, id ?? NO_LIST)
  if (id === null || isGone) return null

  return (
    <IconButton
      label={t`Edit list`}
      icon="pen"
      onClick={() => openModal({ type: 'LIST_EDITOR', accountKey, listId: id })}
    />
  )
}
