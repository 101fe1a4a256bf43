import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stretchTile, type TileDirection, type TileTree } from '@colonnade/domain/workspaces'
import { tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { collapsedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import {
  COLLAPSE_ACTION,
  getMoveActions,
  type SlotContext,
  SPLIT_ACTION,
  EXPAND_ACTION,
  WINDOW_ACTION,
} from '../arrange/column-actions.ts'
import { useColumnCollapse } from '../arrange/use-column-collapse.ts'
import type { TileMoves } from './tile-moves.ts'

interface TileContext extends SlotContext {
  readonly tiles: TileTree
  readonly moves: TileMoves
}

/** In percent of the split. */
const STRETCH_PERCENT = 10

const createStretchAction = (
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

/**
 * The actions that move and resize a column on the board. They offer the same changes as dragging. @see BY-30, BY-54
 */
export const TILE_ACTIONS: readonly Action<TileContext>[] = [
  ...getMoveActions<TileContext>(({ moves, uuid }, side) => moves.move(uuid, side)),
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
  COLLAPSE_ACTION,
  createStretchAction('wider', msg`Wider`, 'row', STRETCH_PERCENT),
  createStretchAction('narrower', msg`Narrower`, 'row', -STRETCH_PERCENT),
  createStretchAction('taller', msg`Taller`, 'column', STRETCH_PERCENT),
  createStretchAction('shorter', msg`Shorter`, 'column', -STRETCH_PERCENT),
  EXPAND_ACTION,
  WINDOW_ACTION,
]

/** Returns the context of the actions of a column on the board. */
export function useTileContext(uuid: string, moves: TileMoves): TileContext {
  const { app } = useSession()
  const tiles = useAppValue(tilesAtom)
  const isFolded = useAppValue(collapsedColumnsAtom).includes(uuid)
  const fold = useColumnCollapse(uuid)

  return { app, uuid, tiles, moves, isCollapsed: isFolded, collapse: fold }
}
