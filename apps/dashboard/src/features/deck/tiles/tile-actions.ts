import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stretchTile, type TileDirection, type TileTree } from '@colonnade/domain/workspaces'
import { tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { foldedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import {
  FOLD_ACTION,
  getMovesAside,
  type PlaceContext,
  SPLIT_ACTION,
  UNFOLD_ACTION,
} from '../arrange/column-actions.ts'
import { useFold } from '../arrange/use-fold.ts'
import type { TileMoves } from './tile-moves.ts'

interface TileContext extends PlaceContext {
  readonly tiles: TileTree
  readonly moves: TileMoves
}

/** In percent of the split. */
const STRETCH = 10

const stretchAction = (
  id: Extract<IconName, 'wider' | 'narrower' | 'taller' | 'shorter'>,
  label: MessageDescriptor,
  direction: TileDirection,
  percent: number,
): Action<TileContext> => ({
  id,
  label,
  icon: id,
  isAvailable: ({ tiles, uuid }) => stretchTile(tiles, uuid, direction, 0) !== tiles,
  run: ({ moves, uuid }) => moves.stretch(uuid, direction, percent),
})

/** What can be done to a column's place on the board, and its size: the same as by dragging. @see BY-30, BY-54 */
export const TILE_ACTIONS: readonly Action<TileContext>[] = [
  ...getMovesAside<TileContext>(({ moves, uuid }, side) => moves.move(uuid, side)),
  {
    id: 'move-up',
    label: msg`Move up`,
    icon: 'arrow-up',
    run: ({ moves, uuid }) => moves.move(uuid, 'top'),
  },
  {
    id: 'move-down',
    label: msg`Move down`,
    icon: 'arrow-down',
    run: ({ moves, uuid }) => moves.move(uuid, 'bottom'),
  },
  SPLIT_ACTION,
  FOLD_ACTION,
  stretchAction('wider', msg`Wider`, 'row', STRETCH),
  stretchAction('narrower', msg`Narrower`, 'row', -STRETCH),
  stretchAction('taller', msg`Taller`, 'column', STRETCH),
  stretchAction('shorter', msg`Shorter`, 'column', -STRETCH),
  UNFOLD_ACTION,
]

/** What the actions of a column on the board run on. */
export function useTileContext(uuid: string, moves: TileMoves): TileContext {
  const { app } = useSession()
  const tiles = useAppValue(tilesAtom)
  const isFolded = useAppValue(foldedColumnsAtom).includes(uuid)
  const fold = useFold(uuid)

  return { app, uuid, tiles, moves, isFolded, fold }
}
