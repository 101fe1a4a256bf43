import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  canUseSlowMode,
  type Column,
  getColumnFilter,
  type ColumnSwitch,
  getColumnSwitches,
  isSlowMode,
} from '@colonnade/domain/columns'
import type { LocalSettings, ServerSettings } from '@colonnade/domain/settings'
import { i18n } from '../../../lib/i18n.ts'
import { requestSettingAtom } from '../../../state/columns/column-requests.ts'
import { updateColumnParamsAtom } from '../../../state/columns/columns.ts'
import { useAppValue, useSession, useSessionValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { serverSettingsAtom } from '../../../state/settings/server-settings.ts'
import type { Store } from '../../../state/store.ts'
import type { Action } from '../../../ui/command-list/action.ts'

interface SettingContext {
  readonly app: Store
  readonly column: Column
  readonly server: ServerSettings
  readonly local: LocalSettings
}

/** A setting of a column that is on or off. As an action it toggles, and its label says what it would do. */
interface ToggleAction extends Action<SettingContext> {
  readonly name: MessageDescriptor
  readonly isOn: (context: SettingContext) => boolean
}

interface ToggleOptions extends Pick<ToggleAction, 'id' | 'name' | 'isAvailable' | 'isOn'> {
  /** The path in the column's saved settings. Other clients of such servers read the same path. */
  readonly path: readonly string[]
}

const createToggle = ({ path, ...rest }: ToggleOptions): ToggleAction => ({
  ...rest,
  label(context) {
    const name = i18n._(rest.name)
    return rest.isOn(context) ? msg`${name}: turn off` : msg`${name}: turn on`
  },
  icon: (context) => (rest.isOn(context) ? 'check' : 'sliders'),
  run: (context) =>
    context.app.set(updateColumnParamsAtom, context.column.uuid, path, !rest.isOn(context)),
})

interface FilterToggle extends ToggleAction {
  /** The name by which other features request to show this setting. */
  readonly setting: ColumnSwitch
}

const createFilterToggle = (
  setting: ColumnSwitch,
  name: MessageDescriptor,
  path: readonly string[],
): FilterToggle => ({
  setting,
  ...createToggle({
    id: `switch-${setting}`,
    name,
    path,
    isAvailable: ({ column }) => getColumnSwitches(column.id).includes(setting),
    isOn({ column, server }) {
      const { shows, onlyMedia } = getColumnFilter(column, server)
      return { ...shows, onlyMedia }[setting]
    },
  }),
})

/** The settings that hide or show posts. */
export const FILTER_TOGGLES: readonly FilterToggle[] = [
  createFilterToggle('reblog', msg`Show boosts`, ['shows', 'reblog']),
  createFilterToggle('reply', msg`Show replies`, ['shows', 'reply']),
  createFilterToggle('direct', msg`Show direct messages`, ['shows', 'direct']),
  createFilterToggle('onlyMedia', msg`Media only`, ['other', 'onlyMedia']),
]

/** Holds new posts of a column until the user loads them. */
export const SLOW_MODE_TOGGLE = createToggle({
  id: 'switch-slow',
  name: msg`Slow mode`,
  path: ['slow'],
  isAvailable: ({ column }) => canUseSlowMode(column.id),
  isOn: ({ column, local }) => isSlowMode(column, local),
})

/** All settings of a column that the command palette offers. */
export const SETTING_ACTIONS: readonly Action<SettingContext>[] = [
  ...FILTER_TOGGLES,
  SLOW_MODE_TOGGLE,
  {
    id: 'pattern',
    label: msg`Filter out by regular expression`,
    icon: 'filter',
    isAvailable: ({ column }) => getColumnSwitches(column.id).length > 0,
    run: ({ app, column }) => app.set(requestSettingAtom, column.uuid, 'pattern'),
  },
]

/** Returns the context to read and change a column's settings; null without a column. */
export function useSettingContext(column: Column): SettingContext
export function useSettingContext(column: Column | undefined): SettingContext | null
export function useSettingContext(column: Column | undefined): SettingContext | null {
  const { app } = useSession()
  const server = useSessionValue(serverSettingsAtom)
  const local = useAppValue(localSettingsAtom)

  return column === undefined ? null : { app, column, server, local }
}
