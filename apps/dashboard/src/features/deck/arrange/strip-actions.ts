import { msg } from '@lingui/core/macro'
import { moveInStack, setWidth, type Strip, unstack, widthOf } from '@colonnade/domain/workspaces'
import { changeStripAtom, moveColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { foldedColumnsAtom, shownStripAtom } from '../../../state/columns/shown-strip.ts'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import {
  FOLD_ACTION,
  getMovesAside,
  isRightToLeft,
  keepFocus,
  type PlaceContext,
  SPLIT_ACTION,
  UNFOLD_ACTION,
} from './column-actions.ts'
import { useFold } from './use-fold.ts'

interface StripContext extends PlaceContext {
  readonly strip: Strip
}

const isStacked = ({ strip, uuid }: StripContext): boolean =>
  (strip.find(({ columns }) => columns.includes(uuid))?.columns ?? []).length > 1

const moveBy = ({ app, uuid }: StripContext, step: -1 | 1) =>
  keepFocus(() => app.set(changeStripAtom, (now) => moveInStack(now, uuid, step)))

/** What can be done to a column's place in the strip: the same as by dragging. @see BY-30, BY-54 */
export const STRIP_ACTIONS: readonly Action<StripContext>[] = [
  ...getMovesAside<StripContext>(({ app, uuid }, side) =>
    keepFocus(() => app.set(moveColumnAtom, uuid, (side === 'left') === isRightToLeft() ? 1 : -1)),
  ),
  {
    id: 'move-up',
    label: msg`Move up`,
    icon: 'arrow-up',
    isAvailable: isStacked,
    run: (context) => moveBy(context, -1),
  },
  {
    id: 'move-down',
    label: msg`Move down`,
    icon: 'arrow-down',
    isAvailable: isStacked,
    run: (context) => moveBy(context, 1),
  },
  {
    id: 'unstack',
    label: msg`Unstack`,
    icon: 'unstack',
    isAvailable: isStacked,
    run: ({ app, uuid }) => keepFocus(() => app.set(changeStripAtom, (now) => unstack(now, uuid))),
  },
  SPLIT_ACTION,
  FOLD_ACTION,
  {
    id: 'reset-width',
    label: msg`Reset width`,
    icon: 'refresh',
    isAvailable: ({ strip, uuid }) => widthOf(strip, uuid) !== null,
    run: ({ app, uuid }) => app.set(changeStripAtom, (now) => setWidth(now, uuid, null)),
  },
  UNFOLD_ACTION,
]

/** What the actions of a column in the strip run on. */
export function useStripContext(uuid: string): StripContext {
  const { app } = useSession()
  const strip = useAppValue(shownStripAtom)
  const isFolded = useAppValue(foldedColumnsAtom).includes(uuid)
  const fold = useFold(uuid)

  return { app, uuid, strip, isFolded, fold }
}
