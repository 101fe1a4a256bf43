import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext } from 'react'
import { canBeSlow, type Column, isSlow } from '@colonnade/domain/columns'
import { removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { changeColumnParamsAtom } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { watchScrollEdges } from '../../../ui/scroll-area/watch-scroll-edges.ts'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { PlacementContext } from '../arrange/placement.ts'
import { useStripActs } from '../arrange/use-strip-acts.ts'
import { ActButtons } from './ActButtons.tsx'
import { ColumnFilters } from './ColumnFilters.tsx'
import { HashtagSettings } from './HashtagSettings.tsx'
import { MoveToWorkspace } from './MoveToWorkspace.tsx'
import styles from './ColumnSettings.module.css'

const watchParent = (settings: HTMLElement | null) => watchScrollEdges(settings?.parentElement)

interface ColumnSettingsProps {
  readonly column: Column
  /** What its kind alone knows. */
  readonly children: ReactNode
}

/** What a column can be told: what it leaves out, where it stands, and to go. */
export function ColumnSettings({ column, children }: ColumnSettingsProps) {
  const { t } = useLingui()
  const placement = useContext(PlacementContext)
  const removeColumn = useAppAction(removeColumnAtom)

  return (
    // The frame around them scrolls.
    <div ref={watchParent} className={styles['settings']}>
      <SettingsGroup title={t`Shown here`}>
        {column.id === 'HASHTAG' && <HashtagSettings column={column} />}
        <ColumnFilters column={column} />
        <SlowMode column={column} />
        {children}
      </SettingsGroup>
      <SettingsGroup title={t`Place`}>
        {placement === null ? <ColumnPlacement column={column} /> : placement(column)}
        <MoveToWorkspace uuid={column.uuid} />
      </SettingsGroup>
      <Button
        variant="quiet"
        icon="trash"
        className={styles['remove']}
        onClick={() => removeColumn(column.uuid)}
      >
        <Trans>Remove column</Trans>
      </Button>
    </div>
  )
}

interface SettingsGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Settings of a column that belong together; without any it does not show. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      <div className={styles['parts']}>{children}</div>
    </fieldset>
  )
}

/** Lets a column wait with what is new until its reader asks for it. */
export function SlowMode({ column }: { readonly column: Column }) {
  const { t } = useLingui()
  const settings = useAppValue(localSettingsAtom)
  const changeParams = useAppAction(changeColumnParamsAtom)
  if (!canBeSlow(column.id)) return null

  return (
    <Toggle
      label={t`Slow mode`}
      isOn={isSlow(column, settings)}
      onChange={(isOn) => changeParams(column.uuid, ['slow'], isOn)}
    />
  )
}

interface ColumnPlacementProps {
  readonly column: Column
}

/** Where a column stands in the strip. @see BY-30, BY-54 */
export function ColumnPlacement({ column: { uuid } }: ColumnPlacementProps) {
  return <ActButtons acts={useStripActs(uuid)} />
}
