import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { type Action, getAvailableActions } from '../../../ui/command-list/action.ts'
import styles from './ColumnSettings.module.css'

interface ActionButtonsProps<Context> {
  readonly actions: readonly Action<Context>[]
  readonly context: Context
}

/** The actions of a column as buttons. */
export function ActionButtons<Context>(props: ActionButtonsProps<Context>) {
  return (
    <div className={styles['actions']}>
      <PlainActionButtons {...props} />
    </div>
  )
}

interface PlainActionButtonsProps<Context> extends ActionButtonsProps<Context> {
  readonly className?: string | undefined
}

/** The buttons without a box around them. */
export function PlainActionButtons<Context>(props: PlainActionButtonsProps<Context>) {
  const { actions, context, className } = props
  const { i18n } = useLingui()

  return getAvailableActions(actions, context).map(({ action, label, icon }) => (
    <Button
      key={action.id}
      variant="quiet"
      {...(icon !== undefined && { icon })}
      className={className}
      onClick={() => action.run(context)}
    >
      {i18n._(label)}
    </Button>
  ))
}
