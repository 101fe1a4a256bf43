import { useLingui } from '@lingui/react/macro'
import {
  columnTags,
  TAG_GROUPS,
  withColumnTag,
  withoutColumnTag,
  type Column,
  type TagGroup,
} from '@colonnade/domain/columns'
import { changeColumnParamsAtom } from '../../../state/columns/columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { TagField } from './TagField.tsx'

interface HashtagSettingsProps {
  readonly column: Column
}

/** Which tags a hashtag column mixes in, asks for besides, or leaves out (TL-20). */
export function HashtagSettings({ column }: HashtagSettingsProps) {
  const { t } = useLingui()
  const changeParams = useAppAction(changeColumnParamsAtom)
  const { uuid, params } = column
  const tags = columnTags(params)
  const labels: Readonly<Record<TagGroup, string>> = {
    any: t`Any of these too`,
    all: t`All of these`,
    none: t`None of these`,
  }

  const handleAdd = (group: TagGroup, typed: string) => {
    const changed = withColumnTag(params, group, typed)
    if (changed !== null) changeParams(uuid, ['tags'], changed)
  }

  return TAG_GROUPS.map((group) => (
    <TagField
      key={group}
      label={labels[group]}
      tags={tags[group]}
      onAdd={(typed) => handleAdd(group, typed)}
      onRemove={(tag) => changeParams(uuid, ['tags'], withoutColumnTag(params, group, tag))}
    />
  ))
}
