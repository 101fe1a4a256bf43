import { memo, useContext, useEffect, useState } from 'react'
import { type MosaicPath, MosaicWindow, MosaicWindowContext } from 'react-mosaic-component'
import { foldedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { columnElement } from '../column-element.ts'
import { ColumnName } from '../column/ColumnSession.tsx'

interface DropTileProps {
  readonly uuid: string
  readonly path: MosaicPath
}

const isSameTile = (before: DropTileProps, after: DropTileProps): boolean =>
  before.uuid === after.uuid && before.path.join() === after.path.join()

const noToolbar = () => <i />

/** The library's tile for a column: it takes hold of the column's header, and shows where another would land. */
export const DropTile = memo(function DropTile({ uuid, path }: DropTileProps) {
  const [isDragged, setIsDragged] = useState(false)

  const mark = (dragged: boolean) => {
    setIsDragged(dragged)
    const column = columnElement(uuid)
    if (column === null) return
    if (dragged) column.dataset['lifted'] = ''
    else delete column.dataset['lifted']
  }

  return (
    <MosaicWindow<string>
      title=""
      path={path}
      className={isDragged ? 'is-dragged' : ''}
      draggable={false}
      disableAdditionalControlsOverlay
      renderToolbar={noToolbar}
      renderPreview={() => (
        <div className="mosaic-preview" dir="auto">
          <ColumnName uuid={uuid}>{(name) => name}</ColumnName>
        </div>
      )}
      onDragStart={() => mark(true)}
      onDragEnd={() => mark(false)}
    >
      {path.length > 0 && <HeaderSource uuid={uuid} />}
    </MosaicWindow>
  )
}, isSameTile)

interface HeaderSourceProps {
  readonly uuid: string
}

/** Lets the tile above be dragged by its column's header, which stands elsewhere in the page. Shows nothing itself. */
function HeaderSource({ uuid }: HeaderSourceProps) {
  const { connectDragSource } = useContext(MosaicWindowContext).mosaicWindowActions

  // Drawn anew with them: a column that folds to a strip has no header, and a new one after.
  useAppValue(foldedColumnsAtom)

  // Whenever it is drawn: the header may be a new one after its column failed and came back.
  useEffect(() => {
    const column = columnElement(uuid)
    const strip = column?.querySelector('[data-unfold]')?.parentElement
    const header = column?.querySelector('header') ?? strip ?? null
    // Its type speaks of React's elements alone; those of the page are taken as well.
    Reflect.apply(connectDragSource, null, [header])
  })

  useEffect(() => () => void Reflect.apply(connectDragSource, null, [null]), [connectDragSource])

  return null
}
