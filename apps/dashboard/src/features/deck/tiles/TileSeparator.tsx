import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, memo } from 'react'
import {
  equaliseSplit,
  resizeTiles,
  type TileBox,
  type TileSeparator as Separator,
} from '@colonnade/domain/workspaces'
import { updateTilesAtom } from '../../../state/columns/arrange-workspaces.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { ColumnSeparator } from '../arrange/ColumnSeparator.tsx'
import { ColumnName } from '../title/ColumnSession.tsx'
import styles from './Tiles.module.css'

/** The step of an arrow key in percent of the split. */
const STEP = 2

const WHOLE_BOARD: TileBox = { left: 0, top: 0, width: 100, height: 100 }

/** Returns the position of a box on the board as logical CSS properties. */
export function getBoxStyle({ left, top, width, height }: TileBox = WHOLE_BOARD): CSSProperties {
  return {
    insetInlineStart: `${left}%`,
    insetBlockStart: `${top}%`,
    inlineSize: `${width}%`,
    blockSize: `${height}%`,
  }
}

interface TileSeparatorProps {
  readonly separator: Separator
  /** The adjacent columns in reading order. */
  readonly before: string
  readonly after: string
}

/** A divider for the keyboard and screen readers. The pointer uses the library's divider, which lies above. */
export const TileSeparator = memo(function TileSeparator(props: TileSeparatorProps) {
  return (
    <ColumnName uuid={props.before}>
      {(before) => (
        <ColumnName uuid={props.after}>
          {(after) => <SeparatorBar separator={props.separator} before={before} after={after} />}
        </ColumnName>
      )}
    </ColumnName>
  )
})

function SeparatorBar({ separator, before, after }: TileSeparatorProps) {
  const { t } = useLingui()
  const changeTiles = useAppAction(updateTilesAtom)
  const { path, index, orientation, now, box, controls } = separator

  return (
    <ColumnSeparator
      className={styles['separator']}
      style={getBoxStyle(box)}
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
