import { useLingui } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import { moveToWorkspaceAtom } from '../../../state/columns/arrange-columns.ts'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { pageViewAtom } from '../../../state/columns/page-view.ts'
import { activeWorkspaceAtom, workspacesAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { type Action, getAvailableActions } from '../../../ui/command-list/action.ts'
import type { Command } from '../../../ui/command-list/command.ts'
import { COLUMN_ACTIONS } from '../arrange/column-actions.ts'
import { STRIP_ACTIONS, useStripContext, WIDTH_ACTIONS } from '../arrange/strip-actions.ts'
import { findColumnElement } from '../column-element.ts'
import { SETTING_ACTIONS, useSettingContext } from '../settings/setting-actions.ts'
import { TILE_ACTIONS, useTileContext } from '../tiles/tile-actions.ts'
import { useTileMoves } from '../tiles/tile-moves.ts'
import { useIsMobile } from '../use-is-mobile.ts'

/** Rows have commands of their own. */
const ROWS = 'article, [role="feed"], li, dialog'
const BUTTON = 'button:not(:disabled), [role="tab"]'

interface ShownButton {
  readonly name: string
  readonly click: () => void
}

/**
 * Returns the visible buttons of an element, to be clicked by name.
 *
 * @param within a column, or a row of one
 * @param isExcluded whether a button is not a command
 */
export function getShownButtons(
  within: Element,
  isExcluded: (button: HTMLElement) => boolean = () => false,
): readonly ShownButton[] {
  const isRow = within.matches(ROWS)
  const buttons = [...within.querySelectorAll<HTMLElement>(BUTTON)].filter(
    (button) =>
      (isRow || button.closest(ROWS) === null) && button.checkVisibility() && !isExcluded(button),
  )
  const named = new Map<string, ShownButton>()
  for (const button of buttons) {
    const name = (button.ariaLabel ?? button.textContent).trim()
    if (name !== '' && !named.has(name)) named.set(name, { name, click: () => button.click() })
  }
  return [...named.values()]
}

/** Passed to hooks when there is no column. */
const NO_COLUMN = ''

/**
 * Returns the commands for a column: all buttons of its header and its settings.
 *
 * @param uuid null when no column had the focus
 * @see BY-45
 */
export function useColumnCommands(uuid: string | null): readonly Command[] {
  const { t } = useLingui()
  const column = useAppValue(columnAtoms(uuid ?? NO_COLUMN))
  const placement = usePlacementCommands(column)
  const settings = useSettingCommands(column)
  const element = uuid === null ? null : findColumnElement(uuid)
  if (uuid === null || element === null) return []

  const kind = element.ariaLabel ?? t`Column`
  // The handle works by arrow keys, and the heading is not an action.
  const isExcluded = (button: HTMLElement) => button.matches('[data-grip], [data-unfold], h2 > *')
  const shown = getShownButtons(element, isExcluded).map(({ name, click }) => ({
    id: `shown ${name}`,
    label: name,
    icon: 'arrow-right' as const,
    run: click,
  }))
  const known = [...shown, ...placement, ...settings]
  const labels = known.map(({ label }) => label)
  return known
    .filter(({ label }, index) => labels.indexOf(label) === index)
    .map((command) => ({ ...command, id: `${uuid} ${command.id}`, kind }))
}

type CommandWithoutKind = Omit<Command, 'kind'>

/** Returns a function that converts the available actions of a table to commands. */
function useGetCommands() {
  const { i18n } = useLingui()

  return <Context,>(
    actions: readonly Action<Context>[],
    context: Context,
  ): readonly CommandWithoutKind[] =>
    getAvailableActions(actions, context).map(({ action, label, icon = 'arrow-right' }) => ({
      id: action.id,
      label: i18n._(label),
      icon,
      run: () => action.run(context),
    }))
}

function usePlacementCommands(column: Column | undefined): readonly CommandWithoutKind[] {
  const uuid = column?.uuid ?? NO_COLUMN
  const { mode } = useAppValue(activeWorkspaceAtom)
  const isMobile = useIsMobile(useAppValue(localSettingsAtom).layout)
  const view = useAppValue(pageViewAtom)
  const strip = useStripContext(uuid)
  const [moves] = useTileMoves()
  const tiles = useTileContext(uuid, moves)
  const workspaces = useWorkspaceMoves(uuid)
  const commandsOf = useGetCommands()
  if (column === undefined) return []

  const removal = commandsOf(COLUMN_ACTIONS, strip)
  if (isMobile || view?.kind === 'column') return removal
  const placing =
    mode === 'tiles'
      ? commandsOf(TILE_ACTIONS, tiles)
      : commandsOf([...STRIP_ACTIONS, ...WIDTH_ACTIONS], strip)
  return [...placing, ...workspaces, ...removal]
}

function useWorkspaceMoves(uuid: string): readonly CommandWithoutKind[] {
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

function useSettingCommands(column: Column | undefined): readonly CommandWithoutKind[] {
  const context = useSettingContext(column)
  const commandsOf = useGetCommands()

  return context === null ? [] : commandsOf(SETTING_ACTIONS, context)
}
