import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { platformAtom } from '../../../state/app-store.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { PlacementContext } from '../arrange/placement.ts'
import { DeckColumn } from '../column/DeckColumn.tsx'
import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { RouteColumn } from '../route/RouteColumn.tsx'
import { useIsReplaced } from '../route/use-is-replaced.ts'
import { ColumnName } from '../title/ColumnSession.tsx'
import styles from './Window.module.css'

export interface ColumnWindowProps {
  readonly parts: DeckParts
  readonly route: RouteScreen | null
  readonly uuid: string
}

/** The only column of a window has no move actions. */
const renderNoPlacement = () => null

/**
 * The only column of a window of its own. The screen of the address is beside it, or covers it in a narrow window: the
 * column stays in the document, so that it keeps its scroll position.
 *
 * @see BY-39
 */
export function ColumnWindow({ parts, route, uuid }: ColumnWindowProps) {
  const { t } = useLingui()
  const isReplaced = useIsReplaced(route)
  const screen = isReplaced ? null : route

  return (
    <main
      className={styles['window']}
      aria-label={t`Columns`}
      data-route={screen !== null || undefined}
    >
      <ColumnName uuid={uuid}>
        {(name) => <WindowTitle name={screen === null ? name : screen.face.name} />}
      </ColumnName>
      <PlacementContext value={renderNoPlacement}>
        <DeckColumn uuid={uuid} parts={parts} />
      </PlacementContext>
      {screen !== null && <RouteColumn key={screen.key} screen={screen} />}
    </main>
  )
}

interface WindowTitleProps {
  readonly name: string
}

/** Names the window in its title and in the h1 above the headings of the columns. */
function WindowTitle({ name }: WindowTitleProps) {
  const { title } = useAppValue(platformAtom)

  useEffect(() => title.setScreen(name), [title, name])

  return <h1 className="visually-hidden">{name}</h1>
}
