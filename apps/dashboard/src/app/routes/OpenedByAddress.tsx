import { useEffect } from 'react'
import { useAppAction } from '../../state/react/index.ts'
import { menuAskedAtom } from '../../state/ui/menu-asked.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { goTo } from '../../ui/link/go-to.ts'
import type { AddressedPart } from './match-route.ts'

interface OpenedByAddressProps {
  readonly part: AddressedPart
}

/**
 * Opens over the deck what the address names. The address becomes the deck's own, so that what was closed does not
 * open again with the next page.
 *
 * @see RTE-12
 */
export function OpenedByAddress({ part }: OpenedByAddressProps) {
  const openModal = useAppAction(openModalAtom)
  const askForMenu = useAppAction(menuAskedAtom)

  useEffect(() => {
    goTo('/', { replace: true })
    if (part === 'keys') openModal({ type: 'KEYS' })
    else askForMenu(true)
  }, [part, openModal, askForMenu])

  return null
}
