import { useLingui } from '@lingui/react/macro'
import { Fragment, useId, useState } from 'react'
import {
  tileBoxes,
  tileLeaves,
  tilesAcross,
  tileSeparators,
  type TileTree,
} from '@colonnade/domain/workspaces'
import type { ColumnGrips } from '../column-grips.ts'
import type { DeckParts } from '../deck-parts.ts'
import { DeckColumn } from '../DeckColumn.tsx'
import { boxStyle } from './box-style.ts'
import { TileDragging } from './TileDragging.tsx'
import { TileHandle } from './TileHandle.tsx'
import { TileSeparator } from './TileSeparator.tsx'
import styles from './Tiles.module.css'

interface TileBoardProps {
  readonly tree: TileTree
  readonly parts: DeckParts
  /** Told of every step while a divider is dragged. */
  readonly onResize: (tree: TileTree) => void
  readonly onResized: (tree: TileTree) => void
}

/**
 * All columns in their boxes. They stand in the page as they are read, each with the divider behind it,
 * so that Tab follows the screen; the library's own tiles lie above, empty, for what is dragged. What is
 * folded in the strip is open here: a board has no narrow places, and the strip comes back as it was.
 */
export function TileBoard({ tree, parts, onResize, onResized }: TileBoardProps) {
  const { t } = useLingui()
  const help = useId()
  const [grips] = useState<ColumnGrips>(() => new Map())
  const boxes = tileBoxes(tree)
  const uuids = tileLeaves(tree)
  const separators = tileSeparators(tree)

  return (
    <div className={styles['board']} style={{ '--across': tilesAcross(tree) }}>
      {uuids.map((uuid, index) => {
        const separator = separators[index]
        const next = uuids[index + 1]
        return (
          <Fragment key={uuid}>
            <div className={styles['tile']} style={boxStyle(boxes.get(uuid))}>
              <DeckColumn uuid={uuid} parts={parts} grips={grips} />
              <TileHandle uuid={uuid} grips={grips} describedBy={help} />
            </div>
            {separator !== undefined && next !== undefined && (
              <TileSeparator separator={separator} before={uuid} after={next} />
            )}
          </Fragment>
        )
      })}
      <p id={help} hidden>
        {t`Press an arrow key to move the column over the board.`}
      </p>
      <TileDragging tree={tree} onResize={onResize} onResized={onResized} />
    </div>
  )
}
