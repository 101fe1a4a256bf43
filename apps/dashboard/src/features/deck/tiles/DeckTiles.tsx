import { useLingui } from '@lingui/react/macro'
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { getTileLeaves, type TileTree } from '@colonnade/domain/workspaces'
import { updateTilesAtom, tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { collapsedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { PlacementContext } from '../arrange/placement.ts'
import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { RouteColumn } from '../route/RouteColumn.tsx'
import { useIsReplaced } from '../route/use-is-replaced.ts'
import { ActionButtons } from '../settings/ActionButtons.tsx'
import { useKeepColumnScroll } from '../strip/strip-scroll.ts'
import { TILE_ACTIONS, useTileContext } from './tile-actions.ts'
import { TileMovesContext, useTileMoves } from './tile-moves.ts'
import { TileBoard } from './TileBoard.tsx'
import styles from './Tiles.module.css'

/** A pause of this length during a drag updates the content beside the divider. */
const PAUSE_MS = 200

/**
 * Fixes the size of the columns' contents while a divider is dragged. Only their frames follow the divider, because
 * wrapping the text of a dozen lists takes longer than a frame. The contents are resized when the drag pauses and at
 * its end.
 *
 * @returns `hold` for each drag step, before it is rendered; `release` for its end
 */
function useFixedColumnSizes(board: RefObject<HTMLElement | null>) {
  const unfix = useRef<(() => void) | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const frame = useRef(0)

  const cancelRelease = useCallback(() => {
    clearTimeout(resting.current)
    cancelAnimationFrame(frame.current)
  }, [])

  const release = useCallback(() => {
    cancelRelease()
    unfix.current?.()
    unfix.current = null
  }, [cancelRelease])

  const hold = useCallback(() => {
    cancelRelease()
    // Releases in a frame, because the next drag step may be queued already and cancels the release before it.
    const scheduleRelease = () => {
      frame.current = requestAnimationFrame(release)
    }
    resting.current = setTimeout(scheduleRelease, PAUSE_MS)
    if (board.current !== null) unfix.current ??= fixColumnSizes(board.current)
  }, [board, cancelRelease, release])

  useEffect(() => release, [release])

  return { hold, release }
}

/** @returns a function that releases the sizes */
function fixColumnSizes(board: HTMLElement): () => void {
  const bodies = [...board.querySelectorAll<HTMLElement>('[data-column-body]')]
  const sizes = bodies.map((body) => ({ width: body.offsetWidth, height: body.offsetHeight }))
  bodies.forEach(({ style }, at) => {
    style.flex = 'none'
    style.inlineSize = `${sizes[at]?.width}px`
    style.blockSize = `${sizes[at]?.height}px`
  })
  return () => {
    for (const { style } of bodies) {
      style.flex = ''
      style.inlineSize = ''
      style.blockSize = ''
    }
  }
}

interface DeckTilesProps {
  readonly parts: DeckParts
  readonly route: RouteScreen | null
}

const renderTilePlacement = (column: Column) => <TilePlacement column={column} />

/**
 * The columns as tiles that fill the window. The route's column is beside the board, because it is not saved with it.
 */
export function DeckTiles({ parts, route }: DeckTilesProps) {
  const { t } = useLingui()
  const saved = useAppValue(tilesAtom)
  const folded = useAppValue(collapsedColumnsAtom)
  const changeTiles = useAppAction(updateTilesAtom)
  const [passing, setPassing] = useState<TileTree>(null)
  const element = useRef<HTMLElement>(null)
  const [moves, news] = useTileMoves()
  const isReplaced = useIsReplaced(route)
  const { hold, release } = useFixedColumnSizes(element)
  useKeepColumnScroll(element, `${getTileLeaves(saved).join()} ${folded.join()}`)

  const handleResize = (tree: TileTree) => {
    hold()
    setPassing(tree)
  }

  const handleResized = (tree: TileTree) => {
    release()
    changeTiles(() => tree)
    setPassing(null)
  }

  return (
    <PlacementContext value={renderTilePlacement}>
      <TileMovesContext value={moves}>
        <main ref={element} className={styles['tiles']} aria-label={t`Columns`}>
          <TileBoard
            tree={passing ?? saved}
            parts={parts}
            isResizing={passing !== null}
            onResize={handleResize}
            onResized={handleResized}
          />
          {route !== null && !isReplaced && <RouteColumn key={route.key} screen={route} />}
        </main>
        <output className="visually-hidden">{news}</output>
      </TileMovesContext>
    </PlacementContext>
  )
}

interface TilePlacementProps {
  readonly column: Column
}

/** The move and resize buttons of a column on the board. @see BY-30, BY-54 */
function TilePlacement({ column: { uuid } }: TilePlacementProps) {
  const moves = useContext(TileMovesContext)

  return <ActionButtons actions={TILE_ACTIONS} context={useTileContext(uuid, moves)} />
}
