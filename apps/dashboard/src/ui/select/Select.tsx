import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { Listbox, type SelectOption } from './Listbox.tsx'
import popoverStyles from '../popover/popover.module.css'
import styles from './Select.module.css'

interface SelectProps<Value extends string> {
  /** The accessible name of the listbox. */
  readonly label: string
  /** The name of the button, including the value. */
  readonly buttonLabel: string
  readonly value: Value
  readonly options: readonly SelectOption<Value>[]
  readonly onChange: (value: Value) => void
  readonly isDisabled?: boolean
  readonly className?: string | undefined
  /** The content of the button. The default is the icon and the label of the selected option. */
  readonly children?: ReactNode
}

/**
 * A button that shows the selected option and opens the others, each with a description.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
 */
export function Select<Value extends string>({
  label,
  buttonLabel,
  value,
  options,
  onChange,
  isDisabled = false,
  className,
  children,
}: SelectProps<Value>) {
  const popover = usePopover()
  const chosen = options.find((option) => option.value === value)

  return (
    <>
      <button
        {...popover.triggerProps}
        type="button"
        className={classNames(styles['button'], className)}
        aria-haspopup="listbox"
        aria-label={buttonLabel}
        disabled={isDisabled}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          popover.open(true)
        }}
      >
        {children ?? (
          <>
            {chosen?.picture}
            {chosen?.icon !== undefined && <Icon name={chosen.icon} />}
            <span>{chosen?.label}</span>
          </>
        )}
        <Icon name="chevron-down" size={14} className={styles['chevron']} />
      </button>
      {popover.isOpen && !isDisabled && (
        <div
          {...popover.surfaceProps}
          className={classNames(popoverStyles['surface'], styles['surface'])}
        >
          <Listbox
            label={label}
            value={value}
            options={options}
            onChoose={(next) => {
              popover.close()
              onChange(next)
            }}
            onClose={popover.close}
          />
        </div>
      )}
    </>
  )
}
