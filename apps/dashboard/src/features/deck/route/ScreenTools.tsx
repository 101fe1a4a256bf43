import { useLingui } from '@lingui/react/macro'
import { readList } from '@colonnade/domain/columns'
import { listId } from '@colonnade/domain/entities'
import { listLoadAtoms } from '../../../state/lists/lists.ts'
import { useAppAction, useSession, useSessionValue } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { goBack } from '../../../ui/link/go-back.ts'
import type { RouteScreen } from '../deck-parts.ts'

/** To where the reader came from; to the deck where nothing of ours comes before. */
export function BackButton() {
  const { t } = useLingui()

  return <IconButton label={t`Back`} icon="arrow-left" onClick={goBack} />
}

/** An id that no server gives. */
const NO_LIST = listId('')

interface EditListButtonProps {
  readonly screen: RouteScreen
}

/** The way from a list that nobody saved as a column to its title and members; nothing on other screens. */
export function EditListButton({ screen: { pins } }: EditListButtonProps) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const id = pins?.id === 'LIST' ? readList(pins.params) : null
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
