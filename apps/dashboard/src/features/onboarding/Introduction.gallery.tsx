import { useEffect, useRef } from 'react'
import { Introduction } from './Introduction.tsx'
import { OfferRow } from './OnboardingDialog.tsx'

const nothing = () => undefined

const offers = (
  <OfferRow
    offers={[
      { id: 'COMMUNITY', icon: 'instance', name: 'Local', isOn: true },
      { id: 'PUBLIC', icon: 'globe', name: 'Federated', isOn: false },
      { id: 'DIRECT', icon: 'mail', name: 'Direct messages', isOn: false },
      { id: 'BOOKMARKS', icon: 'bookmark', name: 'Bookmarks', isOn: false },
    ]}
    onToggle={nothing}
  />
)

interface OpenAtProps {
  /** The first is 0. */
  readonly page: number
  readonly isByHand?: boolean
}

/** Opened, and turned to a page as a reader would. */
function OpenAt({ page, isByHand = false }: OpenAtProps) {
  const cell = useRef<HTMLDivElement>(null)

  useEffect(() => {
    cell.current?.querySelectorAll<HTMLElement>('ol button')[page]?.click()
  }, [page])

  return (
    <div ref={cell} style={{ display: 'contents' }}>
      <Introduction offers={offers} isByHand={isByHand} onClose={nothing} />
    </div>
  )
}

export const SideBySide = () => <OpenAt page={0} />
export const Adding = () => <OpenAt page={1} />
export const AddingByHand = () => <OpenAt page={1} isByHand />
export const Keys = () => <OpenAt page={2} />
export const Hand = () => <OpenAt page={2} isByHand />
