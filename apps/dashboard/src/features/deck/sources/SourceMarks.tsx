import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  type Column,
  getSourceColumns,
  getSourceName,
  readSourceMutes,
} from '@colonnade/domain/columns'
import { systemClock } from '../../../lib/clock.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { sourceColoursAtoms } from '../../../state/sessions/source-colours.ts'
import { getPaint } from '../../../ui/swatches/get-paint.ts'
import { ColumnName } from '../title/ColumnSession.tsx'
import styles from './Sources.module.css'

interface SourceMarksProps {
  readonly column: Column
}

/** One dot for each source of a column, in its colour. Together they name the sources. @see BY-34 */
export function SourceMarks({ column }: SourceMarksProps) {
  const { t } = useLingui()
  const colours = useAppValue(sourceColoursAtoms(column.uuid))
  const mutes = readSourceMutes(column.params, systemClock.now())
  const sources = getSourceColumns(column).map((source) => ({
    uuid: source.uuid,
    name: getSourceName(source),
  }))

  return (
    <SourceTitles uuids={sources.map(({ uuid }) => uuid)}>
      {(titles) => {
        const names = titles.join(' · ')
        const label = t`Sources: ${names}`
        return (
          <span className={styles['marks']} title={label}>
            <span className="visually-hidden">{label}</span>
            {sources.map(({ name }) => (
              <i
                key={name}
                data-muted={mutes.has(name) || undefined}
                style={{ '--source-paint': getPaint(colours.get(name) ?? null) }}
              />
            ))}
          </span>
        )
      }}
    </SourceTitles>
  )
}

interface SourceTitlesProps {
  readonly uuids: readonly string[]
  readonly children: (titles: readonly string[]) => ReactNode
}

/** Renders its children with the titles of several sources. */
function SourceTitles({ uuids: [first, ...others], children }: SourceTitlesProps) {
  if (first === undefined) return children([])

  return (
    <ColumnName uuid={first}>
      {(title) => (
        <SourceTitles uuids={others}>{(titles) => children([title, ...titles])}</SourceTitles>
      )}
    </ColumnName>
  )
}
