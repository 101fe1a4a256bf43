import { useEffect } from 'react'
import type { MergedPart } from '../../../state/merged/merged-source.ts'
import type { SourceNameComponent } from './source-name.ts'

interface SourceNamesProps {
  readonly parts: readonly MergedPart[]
  readonly SourceName: SourceNameComponent
  /** Must be stable. */
  readonly onName: (uuid: string, name: string) => void
}

/**
 * Reports the names of the sources, each from its own session. The rows are not inside of it: one that gets another
 * source must stay the same element.
 */
export function SourceNames({ parts, SourceName, onName }: SourceNamesProps) {
  return parts.map(({ column: { uuid } }) => (
    <SourceName key={uuid} uuid={uuid}>
      {(name) => <ReportedName uuid={uuid} name={name} onName={onName} />}
    </SourceName>
  ))
}

interface ReportedNameProps extends Pick<SourceNamesProps, 'onName'> {
  readonly uuid: string
  readonly name: string
}

function ReportedName({ uuid, name, onName }: ReportedNameProps) {
  useEffect(() => onName(uuid, name), [uuid, name, onName])
  return null
}
