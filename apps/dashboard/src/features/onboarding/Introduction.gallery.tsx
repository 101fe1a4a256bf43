import { useEffect, useRef } from 'react'
import { Introduction } from './Introduction.tsx'
import { OfferRow } from './OnboardingDialog.tsx'

const noop = () => undefined

const offers = (
  <OfferRow
    offers={[
      { id: 'COMMUNITY', icon: 'instance', name: 'Local', isOn: true },
      { id: 'PUBLIC', icon: 'globe', name: 'Federated', isOn: false },
      { id: 'DIRECT', icon: 'mail', name: 'Direct messages', isOn: false },
      { id: 'BOOKMARKS', icon: 'bookmark', name: 'Bookmarks', isOn: false },
    ]}
    onToggle={noop}
  />
)

interface OpenAtProps {
  /** Counted from 0. */
  readonly page: number
  readonly isTouch?: boolean
}

/** The introduction, opened at a page by clicking “Next”. */
function OpenAt({ page, isTouch = false }: OpenAtProps) {
  const cell = useRef<HTMLDivElement>(null)

  useEffect(() => {
    cell.current?.querySelectorAll<HTMLElement>('ol button')[page]?.click()
  }, [page])

  return (
    <div ref={cell} style={{ display: 'contents' }}>
      <Introduction offers={offers} isTouch={isTouch} onClose={noop} />
    </div>
  )
}

export const SideBySide = () => <OpenAt page={0} />
export const Adding = () => <OpenAt page={1} />
export const AddingByHand = () => <OpenAt page={1} isTouch />
export const Keys = () => <OpenAt page={2} />
export const Hand = () => <OpenAt page={2} isTouch />
