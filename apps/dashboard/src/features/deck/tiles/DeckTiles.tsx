import { useLingui } from '@lingui/react/macro'
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { tileLeaves, type TileTree } from '@colonnade/domain/workspaces'
import { changeTilesAtom, tilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { foldedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { PlacementContext } from '../arrange/placement.ts'
import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { RouteColumn } from '../route/RouteColumn.tsx'
import { useReplacement } from '../route/use-replacement.ts'
import { ActionButtons } from '../settings/ActionButtons.tsx'
import { useKeptScroll } from '../strip/strip-scroll.ts'
import { TILE_ACTIONS, useTileContext } from './tile-actions.ts'
import { TileMovesContext, useTileMoves } from './tile-moves.ts'
import { TileBoard } from './TileBoard.tsx'
import styles from './Tiles.module.css'

/** Who holds a divider still for so long looks at what is beside it. */
const REST_MS = 200

/**
 * While a divider is pulled, the frames of the columns follow it and what is in them keeps its size: to
 * break the lines of a dozen lists takes longer than a frame. It follows where the pull rests, and at
 * its end.
 *
 * @returns `hold` for each step of a pull, before it is drawn; `letGo` for its end
 */
function useStillBodies(board: RefObject<HTMLElement | null>) {
  const release = useRef<(() => void) | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const frame = useRef(0)

  const stay = useCallback(() => {
    clearTimeout(resting.current)
    cancelAnimationFrame(frame.current)
  }, [])

  const letGo = useCallback(() => {
    stay()
    release.current?.()
    release.current = null
  }, [stay])

  const hold = useCallback(() => {
    stay()
    // The next step may have waited behind this one: it is heard before the frame is.
    const rest = () => {
      frame.current = requestAnimationFrame(letGo)
    }
    resting.current = setTimeout(rest, REST_MS)
    if (board.current !== null) release.current ??= holdBodies(board.current)
  }, [board, stay, letGo])

  useEffect(() => letGo, [letGo])

  return { hold, letGo }
}

/** @returns lets them go */
function holdBodies(board: HTMLElement): () => void {
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

const tilePlacement = (column: Column) => <TilePlacement column={column} />

/** The columns as tiles that fill the window, and the route's own beside the board: it is not saved with it. */
export function DeckTiles({ parts, route }: DeckTilesProps) {
  const { t } = useLingui()
  const saved = useAppValue(tilesAtom)
  const folded = useAppValue(foldedColumnsAtom)
  const changeTiles = useAppAction(changeTilesAtom)
  const [passing, setPassing] = useState<TileTree>(null)
  const element = useRef<HTMLElement>(null)
  const [moves, news] = useTileMoves()
  const isReplaced = useReplacement(route)
  const { hold, letGo } = useStillBodies(element)
  useKeptScroll(element, `${tileLeaves(saved).join()} ${folded.join()}`)

  const handleResize = (tree: TileTree) => {
    hold()
    setPassing(tree)
  }

  const handleResized = (tree: TileTree) => {
    letGo()
    changeTiles(() => tree)
    setPassing(null)
  }

  return (
    <PlacementContext value={tilePlacement}>
      <TileMovesContext value={moves}>
        <main ref={element} className={styles['tiles']} aria-label={t`Columns`}>
          <TileBoard
            tree={passing ?? saved}
            parts={parts}
            isPulled={passing !== null}
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

/** Where a column stands on the board, and how large. @see BY-30, BY-54 */
function TilePlacement({ column: { uuid } }: TilePlacementProps) {
  const moves = useContext(TileMovesContext)

  return <ActionButtons actions={TILE_ACTIONS} context={useTileContext(uuid, moves)} />
}
