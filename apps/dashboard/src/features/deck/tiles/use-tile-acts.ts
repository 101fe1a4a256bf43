import { msg } from '@lingui/core/macro'
import { stretchTile } from '@colonnade/domain/workspaces'
import { addingColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { type ColumnAct, getMovesAside } from '../arrange/column-acts.ts'
import { useFold } from '../arrange/use-fold.ts'
import type { TileMoves } from './tile-moves.ts'

/** In percent of the split. */
const STRETCH = 10

/** What can be done to a column's place on the board, and its size: the twin of every drag. @see BY-30, BY-54 */
export function useTileActs(uuid: string, { move, stretch }: TileMoves): readonly ColumnAct[] {
  const tiles = useAppValue(tilesAtom)
  const ask = useAppAction(addingColumnAtom)
  const fold = useFold(uuid)
  const hasBeside = stretchTile(tiles, uuid, 'row', 0) !== tiles
  const hasBelow = stretchTile(tiles, uuid, 'column', 0) !== tiles
  const stretchBy = (direction: 'row' | 'column', percent: number) => () =>
    stretch(uuid, direction, percent)

  return [
    ...getMovesAside((side) => move(uuid, side)),
    { label: msg`Move up`, icon: 'arrow-up', run: () => move(uuid, 'top') },
    { label: msg`Move down`, icon: 'arrow-down', run: () => move(uuid, 'bottom') },
    { label: msg`Split below`, icon: 'split', run: () => ask({ below: uuid }) },
    { label: msg`Fold`, icon: 'fold', run: () => fold(true) },
    ...(hasBeside
      ? [
          { label: msg`Wider`, icon: 'wider', run: stretchBy('row', STRETCH) } as const,
          { label: msg`Narrower`, icon: 'narrower', run: stretchBy('row', -STRETCH) } as const,
        ]
      : []),
    ...(hasBelow
      ? [
          { label: msg`Taller`, icon: 'taller', run: stretchBy('column', STRETCH) } as const,
          { label: msg`Shorter`, icon: 'shorter', run: stretchBy('column', -STRETCH) } as const,
        ]
      : []),
  ]
}
