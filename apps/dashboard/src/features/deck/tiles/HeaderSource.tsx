import { useContext, useEffect } from 'react'
import { MosaicWindowContext } from 'react-mosaic-component'
import { foldedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { columnElement } from '../column-element.ts'

interface HeaderSourceProps {
  readonly uuid: string
}

/** Lets the tile above be dragged by its column's header, which stands elsewhere in the page. Shows nothing itself. */
export function HeaderSource({ uuid }: HeaderSourceProps) {
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
