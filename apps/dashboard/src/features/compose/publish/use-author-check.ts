import { findUnconfirmedOriginAtom } from '../../../state/authors/reply-origin.ts'
import { useAppAction, useSession, useSessionAction } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'

/**
 * Runs what publishes a post. Asks for confirmation before a reply is sent as another account than that of the column
 * in which it was started, as the settings say. @see BY-37
 */
export function useAuthorCheck(): (publish: () => void) => void {
  const { key: accountKey } = useSession()
  const findUnconfirmedOrigin = useSessionAction(findUnconfirmedOriginAtom)
  const openModal = useAppAction(openModalAtom)

  return (publish) => {
    const origin = findUnconfirmedOrigin()
    if (origin === null) publish()
    else openModal({ type: 'SEND_AS', accountKey, origin, onConfirm: publish })
  }
}
