import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TileTree } from '@colonnade/domain/workspaces'
import { changeTilesAtom, tilesAtom } from '../../../state/columns/arrange-tiles.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { RouteColumn } from '../RouteColumn.tsx'
import { useReplacement } from '../use-replacement.ts'
import { TileBoard } from './TileBoard.tsx'
import styles from './Tiles.module.css'

interface DeckTilesProps {
  readonly parts: DeckParts
  readonly route: RouteScreen | null
}

/** The columns as tiles that fill the window, and the route's own beside the board: it is not saved with it. */
export function DeckTiles({ parts, route }: DeckTilesProps) {
  const { t } = useLingui()
  const saved = useAppValue(tilesAtom)
  const changeTiles = useAppAction(changeTilesAtom)
  const [passing, setPassing] = useState<TileTree>(null)
  const isReplaced = useReplacement(route)

  const handleResized = (tree: TileTree) => {
    changeTiles(() => tree)
    setPassing(null)
  }

  return (
    <main className={styles['tiles']} aria-label={t`Columns`}>
      <TileBoard
        tree={passing ?? saved}
        parts={parts}
        onResize={setPassing}
        onResized={handleResized}
      />
      {route !== null && !isReplaced && <RouteColumn key={route.key} screen={route} />}
    </main>
  )
}
