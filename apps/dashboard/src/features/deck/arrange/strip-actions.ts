import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  COLUMN_WIDTHS,
  moveInStack,
  setWidth,
  type Strip,
  unstack,
  getSlotWidth,
} from '@colonnade/domain/workspaces'
import { updateStripAtom, moveColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { collapsedColumnsAtom, shownStripAtom } from '../../../state/columns/shown-strip.ts'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import {
  COLLAPSE_ACTION,
  getMoveActions,
  isRightToLeft,
  moveKeepingFocus,
  type SlotContext,
  SPLIT_ACTION,
  EXPAND_ACTION,
  WINDOW_ACTION,
} from './column-actions.ts'
import { useColumnCollapse } from './use-column-collapse.ts'

interface StripContext extends SlotContext {
  readonly strip: Strip
}

const isStacked = ({ strip, uuid }: StripContext): boolean =>
  (strip.find(({ columns }) => columns.includes(uuid))?.columns ?? []).length > 1

const moveColumn = ({ app, uuid }: StripContext, step: -1 | 1) =>
  moveKeepingFocus(() => app.set(updateStripAtom, (now) => moveInStack(now, uuid, step)))

/** The actions that move a column in the strip. They offer the same moves as dragging. @see BY-30, BY-54 */
export const STRIP_ACTIONS: readonly Action<StripContext>[] = [
  ...getMoveActions<StripContext>(({ app, uuid }, side) =>
    moveKeepingFocus(() =>
      app.set(moveColumnAtom, uuid, (side === 'left') === isRightToLeft() ? 1 : -1),
    ),
  ),
  {
    id: 'move-up',
    label: msg`Move up`,
    icon: 'arrow-up',
    isAvailable: isStacked,
    run: (context) => moveColumn(context, -1),
  },
  {
    id: 'move-down',
    label: msg`Move down`,
    icon: 'arrow-down',
    isAvailable: isStacked,
    run: (context) => moveColumn(context, 1),
  },
  {
    id: 'unstack',
    label: msg`Unstack`,
    icon: 'unstack',
    isAvailable: isStacked,
    run: ({ app, uuid }) =>
      moveKeepingFocus(() => app.set(updateStripAtom, (now) => unstack(now, uuid))),
  },
  SPLIT_ACTION,
  COLLAPSE_ACTION,
  {
    id: 'reset-width',
    label: msg`Reset width`,
    icon: 'refresh',
    isAvailable: ({ strip, uuid }) => getSlotWidth(strip, uuid) !== null,
    run: ({ app, uuid }) => app.set(updateStripAtom, (now) => setWidth(now, uuid, null)),
  },
  EXPAND_ACTION,
  WINDOW_ACTION,
]

/** An action that sets one of the offered widths. */
interface WidthAction extends Action<StripContext> {
  readonly label: MessageDescriptor
  readonly px: number
}

const createWidthAction = (id: string, label: MessageDescriptor, px: number): WidthAction => ({
  id,
  label,
  icon: 'wider',
  px,
  run: ({ app, uuid }) => app.set(updateStripAtom, (now) => setWidth(now, uuid, px)),
})

/** The widths that a column of the strip offers. They set the same as dragging its edge. @see BY-55 */
export const WIDTH_ACTIONS: readonly WidthAction[] = [
  createWidthAction('width-narrow', msg`Narrow`, COLUMN_WIDTHS.narrow),
  createWidthAction('width-normal', msg`Normal`, COLUMN_WIDTHS.normal),
  createWidthAction(
    'width-wide',
    msg({ message: 'Wide', context: 'column width' }),
    COLUMN_WIDTHS.wide,
  ),
]

/** Returns the context of the actions of a column in the strip. */
export function useStripContext(uuid: string): StripContext {
  const { app } = useSession()
  const strip = useAppValue(shownStripAtom)
  const isFolded = useAppValue(collapsedColumnsAtom).includes(uuid)
  const fold = useColumnCollapse(uuid)

  return { app, uuid, strip, isCollapsed: isFolded, collapse: fold }
}
