import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { usePopover } from '../../../ui/popover/use-popover.ts'
import surface from '../../../ui/popover/popover.module.css'
import styles from './Media.module.css'

interface AltBadgeProps {
  readonly description: string
}

/** Shows that an image has a description, and opens it as visible text. */
export function AltBadge({ description }: AltBadgeProps) {
  const id = useId()
  const { isOpen, triggerProps, surfaceProps } = usePopover()

  return (
    <>
      <button type="button" className={styles['alt']} aria-controls={id} {...triggerProps}>
        ALT
      </button>
      {isOpen && (
        // Focusable, so that a long description can be scrolled by keys.
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
