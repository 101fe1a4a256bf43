import { msg } from '@lingui/core/macro'
import { moveInStack, setWidth, unstack, widthOf } from '@colonnade/domain/workspaces'
import {
  addingColumnAtom,
  changeStripAtom,
  moveColumnAtom,
} from '../../../state/columns/arrange-columns.ts'
import { shownStripAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { type ColumnAct, getMovesAside, isRightToLeft, keepFocus } from './column-acts.ts'
import { useFold } from './use-fold.ts'

/** What can be done to a column's place in the strip: the twin of all that a hand does to it. @see BY-30, BY-54 */
export function useStripActs(uuid: string): readonly ColumnAct[] {
  const strip = useAppValue(shownStripAtom)
  const moveColumn = useAppAction(moveColumnAtom)
  const changeStrip = useAppAction(changeStripAtom)
  const ask = useAppAction(addingColumnAtom)
  const fold = useFold(uuid)
  const stack = strip.find(({ columns }) => columns.includes(uuid))?.columns ?? []

  const move = (side: 'left' | 'right') =>
    keepFocus(() => moveColumn(uuid, (side === 'left') === isRightToLeft() ? 1 : -1))
  const moveBy = (step: -1 | 1) =>
    keepFocus(() => changeStrip((now) => moveInStack(now, uuid, step)))
  const takeOut = () => keepFocus(() => changeStrip((now) => unstack(now, uuid)))

  return [
    ...getMovesAside(move),
    ...(stack.length > 1
      ? [
          { label: msg`Move up`, icon: 'arrow-up', run: () => moveBy(-1) } as const,
          { label: msg`Move down`, icon: 'arrow-down', run: () => moveBy(1) } as const,
          { label: msg`Take out of the stack`, icon: 'unstack', run: takeOut } as const,
        ]
      : []),
    { label: msg`Split below`, icon: 'split', run: () => ask({ below: uuid }) },
    { label: msg`Fold`, icon: 'fold', run: () => fold(true) },
    ...(widthOf(strip, uuid) === null
      ? []
      : [
          {
            label: msg`Reset width`,
            icon: 'refresh',
            run: () => changeStrip((now) => setWidth(now, uuid, null)),
          } as const,
        ]),
  ]
}
