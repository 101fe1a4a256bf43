import { BackButton } from './BackButton.tsx'
import { columnElementId, ROUTE_COLUMN } from './column-element.ts'
import { ColumnFrame } from './ColumnFrame.tsx'
import type { RouteScreen } from './deck-parts.ts'
import { EditListButton } from './EditListButton.tsx'
import { PinScreen } from './PinScreen.tsx'

interface PassingScreenProps {
  readonly screen: RouteScreen
  /** The tab bar says which one it is. */
  readonly isHeaderHidden: boolean
}

/** What the address asks for and nobody saved, where one column shows at a time. */
export function PassingScreen({ screen, isHeaderHidden }: PassingScreenProps) {
  return (
    <ColumnFrame
      id={columnElementId(ROUTE_COLUMN)}
      kind="ROUTE"
      face={screen.face}
      isHeaderHidden={isHeaderHidden}
      onHeadingClick={screen.onHeadingClick}
      tools={
        <>
          <EditListButton screen={screen} />
          <PinScreen screen={screen} />
          <BackButton />
        </>
      }
    >
      {screen.body}
    </ColumnFrame>
  )
}
