import { useCharactersLeft } from './use-characters-left.ts'
import styles from './Composer.module.css'

/** Below this the count is spoken as it falls; above it would only interrupt the typing. */
const SPOKEN_BELOW = 20

/** How much may still be written, or is too much. */
export function CharactersLeft({ remaining }: { readonly remaining: number }) {
  const words = useCharactersLeft(remaining)

  return (
    <output
      className={styles['left']}
      aria-label={words}
      aria-live={remaining <= SPOKEN_BELOW ? 'polite' : 'off'}
      data-over={remaining < 0 || undefined}
      data-low={(remaining >= 0 && remaining <= SPOKEN_BELOW) || undefined}
      title={words}
    >
      <span aria-hidden="true" dir="ltr">
        {remaining}
      </span>
      <span className="visually-hidden">{words}</span>
    </output>
  )
}
