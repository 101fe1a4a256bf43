import { useEffect } from 'react'
import { useAppAction } from '../../state/react/index.ts'
import { isMenuRequestedAtom } from '../../state/ui/menu-request.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { goTo } from '../../ui/link/go-to.ts'
import type { AddressedPart } from './match-route.ts'

interface OpenAddressedPartProps {
  readonly part: AddressedPart
}

/**
 * Opens the part that the address names, above the deck. The address becomes that of the deck, so that a closed part
 * does not open again on reload.
 *
 * @see RTE-12
 */
export function OpenAddressedPart({ part }: OpenAddressedPartProps) {
  const openModal = useAppAction(openModalAtom)
  const askForMenu = useAppAction(isMenuRequestedAtom)

  useEffect(() => {
    goTo('/', { replace: true })
    if (part === 'keys') openModal({ type: 'KEYS' })
    else askForMenu(true)
  }, [part, openModal, askForMenu])

  return null
}
