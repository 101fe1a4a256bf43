import { useLingui } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import { moveToWorkspaceAtom } from '../../../state/columns/arrange-columns.ts'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { activeWorkspaceAtom, workspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { type Action, getOffered } from '../../../ui/command-list/action.ts'
import type { Command } from '../../../ui/command-list/command.ts'
import { COLUMN_ACTIONS } from '../arrange/column-actions.ts'
import { STRIP_ACTIONS, useStripContext } from '../arrange/strip-actions.ts'
import { columnElement } from '../column-element.ts'
import { SETTING_ACTIONS, useSettingContext } from '../settings/setting-actions.ts'
import { TILE_ACTIONS, useTileContext } from '../tiles/tile-actions.ts'
import { useTileMoves } from '../tiles/tile-moves.ts'
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

/** The actions of a table that are offered, as commands. */
function useCommandsOf() {
  const { i18n } = useLingui()

  return <Context,>(actions: readonly Action<Context>[], context: Context): readonly Unnamed[] =>
    getOffered(actions, context).map(({ action, label, icon = 'arrow-right' }) => ({
      id: action.id,
      label: i18n._(label),
      icon,
      run: () => action.run(context),
    }))
}

function usePlacementCommands(column: Column | undefined): readonly Unnamed[] {
  const uuid = column?.uuid ?? NONE
  const { mode } = useAppValue(activeWorkspaceAtom)
  const isMobile = useIsMobile(useAppValue(localSettingsAtom).layout)
  const strip = useStripContext(uuid)
  const [moves] = useTileMoves()
  const tiles = useTileContext(uuid, moves)
  const workspaces = useWorkspaceMoves(uuid)
  const commandsOf = useCommandsOf()
  if (column === undefined) return []

  const removal = commandsOf(COLUMN_ACTIONS, strip)
  if (isMobile) return removal
  const placing =
    mode === 'tiles' ? commandsOf(TILE_ACTIONS, tiles) : commandsOf(STRIP_ACTIONS, strip)
  return [...placing, ...workspaces, ...removal]
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
  const context = useSettingContext(column)
  const commandsOf = useCommandsOf()

  return context === null ? [] : commandsOf(SETTING_ACTIONS, context)
}
