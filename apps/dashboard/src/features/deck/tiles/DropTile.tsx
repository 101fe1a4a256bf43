import { memo, useState } from 'react'
import { type MosaicPath, MosaicWindow } from 'react-mosaic-component'
import { columnElement } from '../column-element.ts'
import { ColumnName } from '../ColumnName.tsx'
import { HeaderSource } from './HeaderSource.tsx'

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
