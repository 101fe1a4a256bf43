import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  canBeSlow,
  type Column,
  columnFilter,
  type ColumnSwitch,
  columnSwitches,
  isSlow,
} from '@colonnade/domain/columns'
import type { LocalSettings, ServerSettings } from '@colonnade/domain/settings'
import { i18n } from '../../../lib/i18n.ts'
import { askSettingAtom } from '../../../state/columns/column-views.ts'
import { changeColumnParamsAtom } from '../../../state/columns/columns.ts'
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

/** A setting of a column that is on or off. As an action it turns over, and is called what it would do. */
interface SwitchAction extends Action<SettingContext> {
  readonly name: MessageDescriptor
  readonly isOn: (context: SettingContext) => boolean
}

interface Switch extends Pick<SwitchAction, 'id' | 'name' | 'isAvailable' | 'isOn'> {
  /** Where the column keeps it: other clients of such servers read it there. */
  readonly path: readonly string[]
}

const createSwitch = ({ path, ...rest }: Switch): SwitchAction => ({
  ...rest,
  label(context) {
    const name = i18n._(rest.name)
    return rest.isOn(context) ? msg`${name}: turn off` : msg`${name}: turn on`
  },
  icon: (context) => (rest.isOn(context) ? 'check' : 'sliders'),
  run: (context) =>
    context.app.set(changeColumnParamsAtom, context.column.uuid, path, !rest.isOn(context)),
})

interface FilterSwitch extends SwitchAction {
  /** By which others ask the column to show it. */
  readonly setting: ColumnSwitch
}

const createFilterSwitch = (
  setting: ColumnSwitch,
  name: MessageDescriptor,
  path: readonly string[],
): FilterSwitch => ({
  setting,
  ...createSwitch({
    id: `switch-${setting}`,
    name,
    path,
    isAvailable: ({ column }) => columnSwitches(column.id).includes(setting),
    isOn({ column, server }) {
      const { shows, onlyMedia } = columnFilter(column, server)
      return { ...shows, onlyMedia }[setting]
    },
  }),
})

/** What a column leaves out or shows. */
export const FILTER_SWITCHES: readonly FilterSwitch[] = [
  createFilterSwitch('reblog', msg`Show boosts`, ['shows', 'reblog']),
  createFilterSwitch('reply', msg`Show replies`, ['shows', 'reply']),
  createFilterSwitch('direct', msg`Show direct messages`, ['shows', 'direct']),
  createFilterSwitch('onlyMedia', msg`Media only`, ['other', 'onlyMedia']),
]

/** Lets a column wait with what is new until its reader asks for it. */
export const SLOW_SWITCH = createSwitch({
  id: 'switch-slow',
  name: msg`Slow mode`,
  path: ['slow'],
  isAvailable: ({ column }) => canBeSlow(column.id),
  isOn: ({ column, local }) => isSlow(column, local),
})

/** All settings of a column that can be changed by name. */
export const SETTING_ACTIONS: readonly Action<SettingContext>[] = [
  ...FILTER_SWITCHES,
  SLOW_SWITCH,
  {
    id: 'pattern',
    label: msg`Filter out by regular expression`,
    icon: 'filter',
    isAvailable: ({ column }) => columnSwitches(column.id).length > 0,
    run: ({ app, column }) => app.set(askSettingAtom, column.uuid, 'pattern'),
  },
]

/** What the settings of a column are read from and change; null without a column. */
export function useSettingContext(column: Column): SettingContext
export function useSettingContext(column: Column | undefined): SettingContext | null
export function useSettingContext(column: Column | undefined): SettingContext | null {
  const { app } = useSession()
  const server = useSessionValue(serverSettingsAtom)
  const local = useAppValue(localSettingsAtom)

  return column === undefined ? null : { app, column, server, local }
}
