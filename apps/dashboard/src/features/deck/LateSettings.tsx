import type { ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { useLatePart } from './use-late-part.ts'

const loadSettings = async () => (await import('./ColumnSettings.tsx')).ColumnSettings

interface LateSettingsProps {
  readonly column: Column
  readonly children: ReactNode
}

/** What a column can be told; nobody needs it before they ask for it. */
export function LateSettings(props: LateSettingsProps) {
  const settings = useLatePart(loadSettings, 'now')

  return settings === null ? null : <settings.Part {...props} />
}
