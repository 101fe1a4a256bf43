import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext, useMemo } from 'react'
import { RowOverlayContext } from '../../../ui/live-list/row-overlay.ts'
import { RowNoteContext } from '../../status/index.ts'
import type { SourceNameComponent } from './MergedColumn.tsx'
import styles from './Merged.module.css'

interface MergedRowProps {
  /** The uuids of the sources that have the post. */
  readonly uuids: readonly string[]
  /** Their colours, as CSS. */
  readonly paints: readonly string[]
  readonly SourceName: SourceNameComponent
  readonly children: ReactNode
}

/** Marks a row with the colours of its sources, and adds their names to its description. */
export function MergedRow({ uuids, paints, SourceName, children }: MergedRowProps) {
  const { t } = useLingui()
  const overlay = useContext(RowOverlayContext)
  const stripes = getStripes(paints)
  const mark = useMemo(
    () => (
      <>
        {overlay}
        <span className={styles['bar']} style={{ background: stripes }} />
      </>
    ),
    [overlay, stripes],
  )

  return (
    <SourceNames uuids={uuids} SourceName={SourceName}>
      {(names) => {
        const sources = names.join(', ')
        return (
          <RowNoteContext value={t`From ${sources}`}>
            <RowOverlayContext value={mark}>{children}</RowOverlayContext>
          </RowNoteContext>
        )
      }}
    </SourceNames>
  )
}

/** Returns a background with one part for each colour, from top to bottom. */
function getStripes(paints: readonly string[]): string {
  const share = 100 / paints.length
  const stops = paints.map((paint, at) => `${paint} ${at * share}% ${(at + 1) * share}%`)
  return `linear-gradient(${stops.join(', ')})`
}

interface SourceNamesProps {
  readonly uuids: readonly string[]
  readonly SourceName: SourceNameComponent
  readonly children: (names: readonly string[]) => ReactNode
}

/** Renders its children with the names of several sources. Each name comes from the session of its source. */
function SourceNames({ uuids: [first, ...others], SourceName, children }: SourceNamesProps) {
  if (first === undefined) return children([])

  return (
    <SourceName uuid={first}>
      {(name) => (
        <SourceNames uuids={others} SourceName={SourceName}>
          {(names) => children([name, ...names])}
        </SourceNames>
      )}
    </SourceName>
  )
}
