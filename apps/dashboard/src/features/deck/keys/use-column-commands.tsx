import { useLingui } from '@lingui/react/macro'
import {
  canBeSlow,
  type Column,
  columnFilter,
  columnSwitches,
  isSlow,
} from '@colonnade/domain/columns'
import { moveToWorkspaceAtom, removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { askSettingAtom } from '../../../state/columns/column-views.ts'
import { changeColumnParamsAtom, columnAtoms } from '../../../state/columns/columns.ts'
import { foldedColumnsAtom } from '../../../state/columns/shown-strip.ts'
import { activeWorkspaceAtom, workspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue, useSessionValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { serverSettingsAtom } from '../../../state/settings/server-settings.ts'
import type { Command } from '../../../ui/command-list/command.ts'
import { useFold } from '../arrange/use-fold.ts'
import { useStripActs } from '../arrange/use-strip-acts.ts'
import { columnElement } from '../column-element.ts'
import { SWITCH_LABELS, SWITCH_PATHS } from '../settings/column-switches.ts'
import { useTileMoves } from '../tiles/tile-moves.ts'
import { useTileActs } from '../tiles/use-tile-acts.ts'
import { useIsMobile } from '../use-is-mobile.ts'

/** Rows have commands of their own. */
const ROWS = 'article, [role="feed"], li, dialog'
const BUTTON = 'button:not(:disabled), [role="tab"]'

interface ShownButton {
  readonly name: string
  readonly press: () => void
}

/**
 * The buttons that something shows, to be pressed by name.
 *
 * @param within a column, or a row of one
 * @param isLeftOut whether a button is no command
 */
export function getShownButtons(
  within: Element,
  isLeftOut: (button: HTMLElement) => boolean = () => false,
): readonly ShownButton[] {
  const isRow = within.matches(ROWS)
  const buttons = [...within.querySelectorAll<HTMLElement>(BUTTON)].filter(
    (button) =>
      (isRow || button.closest(ROWS) === null) && button.checkVisibility() && !isLeftOut(button),
  )
  const named = new Map<string, ShownButton>()
  for (const button of buttons) {
    const name = (button.ariaLabel ?? button.textContent).trim()
    if (name !== '' && !named.has(name)) named.set(name, { name, press: () => button.click() })
  }
  return [...named.values()]
}

/** No column: what hooks are given in its stead. */
const NONE = ''

/**
 * What can be done to a column by name: all that its header and its settings offer.
 *
 * @param uuid null where no column had the focus
 * @see BY-45
 */
export function useColumnCommands(uuid: string | null): readonly Command[] {
  const { t } = useLingui()
  const column = useAppValue(columnAtoms(uuid ?? NONE))
  const placement = usePlacementCommands(column)
  const settings = useSettingCommands(column)
  const element = uuid === null ? null : columnElement(uuid)
  if (uuid === null || element === null) return []

  const kind = element.ariaLabel ?? t`Column`
  // Its handle wants arrows, and its heading is a name.
  const isLeftOut = (button: HTMLElement) => button.matches('[data-grip], [data-unfold], h2 > *')
  const shown = getShownButtons(element, isLeftOut).map(({ name, press }) => ({
    id: `shown ${name}`,
    label: name,
    icon: 'arrow-right' as const,
    run: press,
  }))
  const known = [...shown, ...placement, ...settings]
  const labels = known.map(({ label }) => label)
  return known
    .filter(({ label }, index) => labels.indexOf(label) === index)
    .map((command) => ({ ...command, id: `${uuid} ${command.id}`, kind }))
}

type Unnamed = Omit<Command, 'kind'>

function usePlacementCommands(column: Column | undefined): readonly Unnamed[] {
  const { t, i18n } = useLingui()
  const uuid = column?.uuid ?? NONE
  const { mode } = useAppValue(activeWorkspaceAtom)
  const isFolded = useAppValue(foldedColumnsAtom).includes(uuid)
  const isMobile = useIsMobile(useAppValue(localSettingsAtom).layout)
  const strip = useStripActs(uuid)
  const [moves] = useTileMoves()
  const tiles = useTileActs(uuid, moves)
  const fold = useFold(uuid)
  const remove = useAppAction(removeColumnAtom)
  const workspaces = useWorkspaceMoves(uuid)
  if (column === undefined) return []

  const removal = {
    id: 'remove',
    label: t`Remove column`,
    icon: 'trash' as const,
    run: () => remove(uuid),
  }
  if (isMobile) return [removal]
  const acts = (mode === 'tiles' ? tiles : strip).map(({ label, icon, run }) => ({
    id: label.id,
    label: i18n._(label),
    icon,
    run,
  }))
  const unfold = { id: 'unfold', label: t`Unfold`, icon: 'fold' as const, run: () => fold(false) }
  return [
    ...(isFolded ? [...acts.filter(({ icon }) => icon !== 'fold'), unfold] : acts),
    ...workspaces,
    removal,
  ]
}

function useWorkspaceMoves(uuid: string): readonly Unnamed[] {
  const { t } = useLingui()
  const { list, active } = useAppValue(workspacesAtom)
  const move = useAppAction(moveToWorkspaceAtom)

  return list.flatMap(({ id, name: given }, index) => {
    const name = given === '' ? String(index + 1) : given
    if (id === active) return []
    return [
      {
        id: `to ${id}`,
        label: t`Move column to ${name}`,
        icon: 'strip' as const,
        run: () => move(uuid, id),
      },
    ]
  })
}

function useSettingCommands(column: Column | undefined): readonly Unnamed[] {
  const { t, i18n } = useLingui()
  const settings = useSessionValue(serverSettingsAtom)
  const local = useAppValue(localSettingsAtom)
  const changeParams = useAppAction(changeColumnParamsAtom)
  const askSetting = useAppAction(askSettingAtom)
  if (column === undefined) return []

  const { uuid } = column
  const { shows, onlyMedia } = columnFilter(column, settings)
  const states = { ...shows, onlyMedia }
  const names = columnSwitches(column.id)
  const turned = (id: string, name: string, isOn: boolean, path: readonly string[]): Unnamed => ({
    id,
    label: isOn ? t`${name}: turn off` : t`${name}: turn on`,
    icon: isOn ? 'check' : 'sliders',
    run: () => changeParams(uuid, path, !isOn),
  })
  return [
    ...names.map((name) =>
      turned(name, i18n._(SWITCH_LABELS[name]), states[name], SWITCH_PATHS[name]),
    ),
    ...(canBeSlow(column.id)
      ? [turned('slow', t`Slow mode`, isSlow(column, local), ['slow'])]
      : []),
    ...(names.length === 0
      ? []
      : [
          {
            id: 'pattern',
            label: t`Filter out by regular expression`,
            icon: 'filter' as const,
            run: () => askSetting(uuid, 'pattern'),
          },
        ]),
  ]
}
