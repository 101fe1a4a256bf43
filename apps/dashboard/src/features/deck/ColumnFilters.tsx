import { useLingui } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import { changeColumnParamsAtom } from '../../state/columns/columns.ts'
import { useAppAction } from '../../state/react/index.ts'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import { isOnlyMedia, regexOf } from './column-params.ts'
import { isPattern } from './is-pattern.ts'

const LISTS_STATUSES: ReadonlySet<string> = new Set([
  'HOME',
  'COMMUNITY',
  'PUBLIC',
  'DIRECT',
  'HASHTAG',
  'LIST',
])

interface ColumnFiltersProps {
  readonly column: Column
}

/** What this column leaves out. */
export function ColumnFilters({ column }: ColumnFiltersProps) {
  const { t } = useLingui()
  const changeParams = useAppAction(changeColumnParamsAtom)
  if (!LISTS_STATUSES.has(column.id)) return null

  const regex = regexOf(column)
  const hasOnlyMedia = column.id === 'PUBLIC' || column.id === 'COMMUNITY'

  return (
    <>
      {hasOnlyMedia && (
        <Toggle
          label={t`Media only`}
          isOn={isOnlyMedia(column)}
          onChange={(isOn) => changeParams(column.uuid, ['other', 'onlyMedia'], isOn)}
        />
      )}
      <TextField
        label={t`Filter out by regular expression`}
        value={regex}
        onChange={(body) => changeParams(column.uuid, ['regex', 'body'], body)}
        spellCheck={false}
        autoCapitalize="none"
        error={isPattern(regex) ? null : t`This is no regular expression yet; nothing is left out.`}
      />
    </>
  )
}
