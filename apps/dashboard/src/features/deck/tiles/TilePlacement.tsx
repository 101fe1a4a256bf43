import { Trans } from '@lingui/react/macro'
import { useContext } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { stretchTile } from '@colonnade/domain/workspaces'
import { addingColumnAtom } from '../../../state/columns/adding-column.ts'
import { tilesAtom } from '../../../state/columns/arrange-tiles.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { MoveAside } from '../MoveAside.tsx'
import { useFold } from '../use-fold.ts'
import { TileMovesContext } from './tile-moves.ts'
import styles from '../ColumnSettings.module.css'

/** In percent of the split. */
const STRETCH = 10

interface TilePlacementProps {
  readonly column: Column
}

/** Where a column stands on the board, and how large: the menu's twin of every drag. @see BY-30, BY-54 */
export function TilePlacement({ column: { uuid } }: TilePlacementProps) {
  const tiles = useAppValue(tilesAtom)
  const { move, stretch } = useContext(TileMovesContext)
  const ask = useAppAction(addingColumnAtom)
  const fold = useFold(uuid)
  const hasBeside = stretchTile(tiles, uuid, 'row', 0) !== tiles
  const hasBelow = stretchTile(tiles, uuid, 'column', 0) !== tiles

  return (
    <div className={styles['actions']}>
      <MoveAside onMove={(side) => move(uuid, side)} />
      <Button variant="quiet" icon="arrow-up" onClick={() => move(uuid, 'top')}>
        <Trans>Move up</Trans>
      </Button>
      <Button variant="quiet" icon="arrow-down" onClick={() => move(uuid, 'bottom')}>
        <Trans>Move down</Trans>
      </Button>
      <Button variant="quiet" icon="split" onClick={() => ask({ below: uuid })}>
        <Trans>Split below</Trans>
      </Button>
      <Button variant="quiet" icon="fold" onClick={() => fold(true)}>
        <Trans>Fold</Trans>
      </Button>
      {hasBeside && (
        <>
          <Button variant="quiet" icon="wider" onClick={() => stretch(uuid, 'row', STRETCH)}>
            <Trans>Wider</Trans>
          </Button>
          <Button variant="quiet" icon="narrower" onClick={() => stretch(uuid, 'row', -STRETCH)}>
            <Trans>Narrower</Trans>
          </Button>
        </>
      )}
      {hasBelow && (
        <>
          <Button variant="quiet" icon="taller" onClick={() => stretch(uuid, 'column', STRETCH)}>
            <Trans>Taller</Trans>
          </Button>
          <Button variant="quiet" icon="shorter" onClick={() => stretch(uuid, 'column', -STRETCH)}>
            <Trans>Shorter</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
