import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext, useMemo } from 'react'
import { RowOverlayContext } from '../../../ui/live-list/row-overlay.ts'
import { RowNoteContext } from '../../status/index.ts'
import styles from './Merged.module.css'

interface MergedRowProps {
  /** The names of the sources that have the post. Empty until they are known. */
  readonly names: readonly string[]
  /** Their colours, as CSS. */
  readonly paints: readonly string[]
  readonly children: ReactNode
}

/** Marks a row with the colours of its sources, and adds their names to its description. */
export function MergedRow({ names, paints, children }: MergedRowProps) {
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
  const sources = names.join(', ')

  return (
    <RowNoteContext value={sources === '' ? '' : t`From ${sources}`}>
      <RowOverlayContext value={mark}>{children}</RowOverlayContext>
    </RowNoteContext>
  )
}

/** Returns a background with one part for each colour, from top to bottom. */
function getStripes(paints: readonly string[]): string {
  const share = 100 / paints.length
  const stops = paints.map((paint, at) => `${paint} ${at * share}% ${(at + 1) * share}%`)
  return `linear-gradient(${stops.join(', ')})`
}
