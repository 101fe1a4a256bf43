import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type KeyboardEvent, memo } from 'react'
import {
  equaliseSplit,
  resizeTiles,
  type TileBox,
  type TileSeparator as Separator,
} from '@colonnade/domain/workspaces'
import { changeTilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { columnElementId } from '../column-element.ts'
import { ColumnName } from '../column/ColumnSession.tsx'
import { separatorStep } from './separator-step.ts'
import styles from './Tiles.module.css'

const WHOLE: TileBox = { left: 0, top: 0, width: 100, height: 100 }

/** Where a box of the board stands, in the direction of the text. */
export function boxStyle({ left, top, width, height }: TileBox = WHOLE): CSSProperties {
  return {
    insetInlineStart: `${left}%`,
    insetBlockStart: `${top}%`,
    inlineSize: `${width}%`,
    blockSize: `${height}%`,
  }
}

interface TileSeparatorProps {
  readonly separator: Separator
  /** The columns next to it in reading order. */
  readonly before: string
  readonly after: string
}

/** A divider as the keyboard and screen readers meet it; the pointer has the library's, which lies above. */
export const TileSeparator = memo(function TileSeparator(props: TileSeparatorProps) {
  return (
    <ColumnName uuid={props.before}>
      {(before) => (
        <ColumnName uuid={props.after}>
          {(after) => <Bar separator={props.separator} before={before} after={after} />}
        </ColumnName>
      )}
    </ColumnName>
  )
})

function Bar({ separator, before, after }: TileSeparatorProps) {
  const { t } = useLingui()
  const changeTiles = useAppAction(changeTilesAtom)
  const { path, index, orientation, now, min, max, box, controls } = separator

  const shareAt = (event: KeyboardEvent): number | null => {
    if (event.key === 'Home') return min
    if (event.key === 'End') return max
    const step = separatorStep(event, orientation)
    return step === null ? null : now + step
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const share = shareAt(event)
    if (share === null && event.key !== 'Enter') return
    event.preventDefault()
    changeTiles((tiles) =>
      share === null ? equaliseSplit(tiles, path) : resizeTiles(tiles, path, index, share),
    )
  }

  return (
    // A separator that can be moved is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles['separator']}
      style={boxStyle(box)}
      aria-label={t`Between ${before} and ${after}`}
      aria-orientation={orientation}
      aria-valuenow={Math.round(now)}
      aria-valuemin={Math.round(min)}
      aria-valuemax={Math.round(max)}
      aria-controls={controls.map(columnElementId).join(' ')}
      onKeyDown={handleKeyDown}
    />
  )
}
