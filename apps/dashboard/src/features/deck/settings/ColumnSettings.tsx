import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext } from 'react'
import {
  type Column,
  getColumnTags,
  TAG_GROUPS,
  type TagGroup,
  addColumnTag,
  removeColumnTag,
} from '@colonnade/domain/columns'
import { moveToWorkspaceAtom } from '../../../state/columns/arrange-columns.ts'
import { updateColumnParamsAtom } from '../../../state/columns/columns.ts'
import { workspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { isActionAvailable } from '../../../ui/command-list/action.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { watchScrollEdges } from '../../../ui/scroll-area/watch-scroll-edges.ts'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { COLUMN_ACTIONS } from '../arrange/column-actions.ts'
import { PlacementContext } from '../arrange/placement.ts'
import { STRIP_ACTIONS, useStripContext } from '../arrange/strip-actions.ts'
import { SourceSettings } from '../sources/SourceSettings.tsx'
import { ActionButtons, PlainActionButtons } from './ActionButtons.tsx'
import { ColumnFilters } from './ColumnFilters.tsx'
import { ColumnLook } from './ColumnLook.tsx'
import { ColumnOwner } from './ColumnOwner.tsx'
import { ColumnWidth } from './ColumnWidth.tsx'
import { SLOW_MODE_TOGGLE, useSettingContext } from './setting-actions.ts'
import { TagField } from './TagField.tsx'
import styles from './ColumnSettings.module.css'

const watchScrollContainer = (settings: HTMLElement | null) =>
  watchScrollEdges(settings?.parentElement)

interface ColumnSettingsProps {
  readonly column: Column
  /** The settings of the column's kind only. */
  readonly children: ReactNode
}

/** The settings of a column: filters, title, colour, icon, position, width, and removal. */
export function ColumnSettings({ column, children }: ColumnSettingsProps) {
  const { t } = useLingui()
  const placement = useContext(PlacementContext)
  const { app } = useSession()

  return (
    // The frame around the settings scrolls.
    <div ref={watchScrollContainer} className={styles['settings']}>
      <SettingsGroup title={t`Account`}>
        <ColumnOwner column={column} />
      </SettingsGroup>
      <SettingsGroup title={t`Sources`}>
        <SourceSettings column={column} />
      </SettingsGroup>
      <SettingsGroup title={t`Content`}>
        {column.id === 'HASHTAG' && <HashtagSettings column={column} />}
        <ColumnFilters column={column} />
        <SlowModeToggle column={column} />
        {children}
      </SettingsGroup>
      <SettingsGroup title={t`Appearance`}>
        <ColumnLook column={column} />
      </SettingsGroup>
      <SettingsGroup title={t`Position`}>
        {placement === null ? <ColumnPlacement column={column} /> : placement(column)}
        <MoveToWorkspace uuid={column.uuid} />
      </SettingsGroup>
      <PlainActionButtons
        actions={COLUMN_ACTIONS}
        context={{ app, uuid: column.uuid }}
        className={styles['remove']}
      />
    </div>
  )
}

interface SettingsGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** A group of related settings. It is not shown while empty. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      <div className={styles['parts']}>{children}</div>
    </fieldset>
  )
}

/** Holds new posts of a column until the user loads them. */
export function SlowModeToggle({ column }: { readonly column: Column }) {
  const { i18n } = useLingui()
  const context = useSettingContext(column)
  const { name, isOn, run } = SLOW_MODE_TOGGLE
  if (!isActionAvailable(SLOW_MODE_TOGGLE, context)) return null

  return <Toggle label={i18n._(name)} isOn={isOn(context)} onChange={() => run(context)} />
}

interface ColumnPlacementProps {
  readonly column: Column
}

/** The move buttons and the width of a column in the strip. @see BY-30, BY-54 */
export function ColumnPlacement({ column: { uuid } }: ColumnPlacementProps) {
  return (
    <>
      <ActionButtons actions={STRIP_ACTIONS} context={useStripContext(uuid)} />
      <ColumnWidth uuid={uuid} />
    </>
  )
}

interface HashtagSettingsProps {
  readonly column: Column
}

/** The tags that a hashtag column adds, requires, or excludes (TL-20). */
export function HashtagSettings({ column }: HashtagSettingsProps) {
  const { t } = useLingui()
  const changeParams = useAppAction(updateColumnParamsAtom)
  const { uuid, params } = column
  const tags = getColumnTags(params)
  const labels: Readonly<Record<TagGroup, string>> = {
    any: t`Any of these`,
    all: t`All of these`,
    none: t`None of these`,
  }

  const handleAdd = (group: TagGroup, typed: string) => {
    const changed = addColumnTag(params, group, typed)
    if (changed !== null) changeParams(uuid, ['tags'], changed)
  }

  return TAG_GROUPS.map((group) => (
    <TagField
      key={group}
      label={labels[group]}
      tags={tags[group]}
      onAdd={(typed) => handleAdd(group, typed)}
      onRemove={(tag) => changeParams(uuid, ['tags'], removeColumnTag(params, group, tag))}
    />
  ))
}

interface MoveToWorkspaceProps {
  readonly uuid: string
}

/** Moves a column to another workspace. Renders nothing with a single workspace. */
export function MoveToWorkspace({ uuid }: MoveToWorkspaceProps) {
  const { t } = useLingui()
  const { list, active } = useAppValue(workspacesAtom)
  const move = useAppAction(moveToWorkspaceAtom)
  const showNotice = useAppAction(showMessageAtom)
  if (list.length === 1) return null

  const named = list.map((one, index) => ({
    id: one.id,
    name: one.name === '' ? String(index + 1) : one.name,
  }))
  const getEntries = () =>
    named
      .filter(({ id }) => id !== active)
      .map(({ id, name }) => ({
        id,
        label: name,
        onSelect: () => {
          move(uuid, id)
          showNotice({ kind: 'text', text: t`Column moved to ${name}` })
        },
      }))

  return (
    <Menu
      label={t`Move column to`}
      entries={getEntries}
      trigger={(props) => (
        <Button {...props} variant="quiet" icon="strip">
          <Trans>Move column to…</Trans>
        </Button>
      )}
    />
  )
}
