import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { usePopover } from '../../../ui/popover/use-popover.ts'
import surface from '../../../ui/popover/popover.module.css'
import styles from './Media.module.css'

interface AltBadgeProps {
  readonly description: string
}

/** Says that a picture is described, and shows the description to those who see. */
export function AltBadge({ description }: AltBadgeProps) {
  const id = useId()
  const { isOpen, triggerProps, surfaceProps } = usePopover()

  return (
    <>
      <button type="button" className={styles['alt']} aria-controls={id} {...triggerProps}>
        ALT
      </button>
      {isOpen && (
        // A long description is scrolled by keys once it has the focus.
        /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
        <div
          id={id}
          className={classNames(surface['surface'], styles['description'])}
          dir="auto"
          tabIndex={0}
          {...surfaceProps}
        >
          {description}
        </div>
      )}
    </>
  )
}
