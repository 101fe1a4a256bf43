import { Trans } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import { moveInStack, setWidth, unstack, widthOf } from '@colonnade/domain/workspaces'
import { addingColumnAtom } from '../../state/columns/adding-column.ts'
import { changeStripAtom, moveColumnAtom } from '../../state/columns/arrange-columns.ts'
import { shownStripAtom } from '../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { keepFocus } from './keep-focus.ts'
import { MoveAside } from './MoveAside.tsx'
import { isRightToLeft } from './tiles/is-right-to-left.ts'
import { useFold } from './use-fold.ts'
import styles from './ColumnSettings.module.css'

interface ColumnPlacementProps {
  readonly column: Column
}

/** Where a column stands in the strip: the menu's twin of all that a hand does to it. @see BY-30, BY-54 */
export function ColumnPlacement({ column: { uuid } }: ColumnPlacementProps) {
  const strip = useAppValue(shownStripAtom)
  const moveColumn = useAppAction(moveColumnAtom)
  const changeStrip = useAppAction(changeStripAtom)
  const ask = useAppAction(addingColumnAtom)
  const fold = useFold(uuid)
  const stack = strip.find(({ columns }) => columns.includes(uuid))?.columns ?? []
  const isStacked = stack.length > 1

  const handleMove = (side: 'left' | 'right') =>
    keepFocus(() => moveColumn(uuid, (side === 'left') === isRightToLeft() ? 1 : -1))
  const handleMoveInStack = (step: -1 | 1) =>
    keepFocus(() => changeStrip((now) => moveInStack(now, uuid, step)))

  return (
    <div className={styles['actions']}>
      <MoveAside onMove={handleMove} />
      {isStacked && (
        <>
          <Button variant="quiet" icon="arrow-up" onClick={() => handleMoveInStack(-1)}>
            <Trans>Move up</Trans>
          </Button>
          <Button variant="quiet" icon="arrow-down" onClick={() => handleMoveInStack(1)}>
            <Trans>Move down</Trans>
          </Button>
          <Button
            variant="quiet"
            icon="unstack"
            onClick={() => keepFocus(() => changeStrip((now) => unstack(now, uuid)))}
          >
            <Trans>Take out of the stack</Trans>
          </Button>
        </>
      )}
      <Button variant="quiet" icon="split" onClick={() => ask({ below: uuid })}>
        <Trans>Split below</Trans>
      </Button>
      <Button variant="quiet" icon="fold" onClick={() => fold(true)}>
        <Trans>Fold</Trans>
      </Button>
      {widthOf(strip, uuid) !== null && (
        <Button
          variant="quiet"
          icon="refresh"
          onClick={() => changeStrip((now) => setWidth(now, uuid, null))}
        >
          <Trans>Reset width</Trans>
        </Button>
      )}
    </div>
  )
}
