import { useId, useState } from 'react'
import styles from './Media.module.css'

interface AltBadgeProps {
  readonly description: string
}

/** Says that a picture is described, and shows the description to those who see. */
export function AltBadge({ description }: AltBadgeProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <button
        type="button"
        className={styles['alt']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        ALT
      </button>
      {isOpen && (
        <p id={id} className={styles['description']} dir="auto">
          {description}
        </p>
      )}
    </>
  )
}
