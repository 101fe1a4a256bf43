import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, memo } from 'react'
import {
  equaliseSplit,
  resizeTiles,
  type TileBox,
  type TileSeparator as Separator,
} from '@colonnade/domain/workspaces'
import { changeTilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { ColumnSeparator } from '../arrange/ColumnSeparator.tsx'
import { ColumnName } from '../column/ColumnSession.tsx'
import styles from './Tiles.module.css'

/** How far an arrow key moves a divider, in percent of the split. */
const STEP = 2

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
  const { path, index, orientation, now, box, controls } = separator

  return (
    <ColumnSeparator
      className={styles['separator']}
      style={boxStyle(box)}
      orientation={orientation}
      name={t`Between ${before} and ${after}`}
      columns={controls}
      size={separator}
      measure={() => ({ now, step: STEP })}
      onResize={(share) =>
        changeTiles((tiles) =>
          share === null ? equaliseSplit(tiles, path) : resizeTiles(tiles, path, index, share),
        )
      }
    />
  )
}
