import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from '../Composer.module.css'

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

/** Says how many characters may still be written, or are too many where there are fewer than 0. */
export function useCharactersLeft(remaining: number): string {
  const { t } = useLingui()
  const over = -remaining

  return over > 0
    ? t`${plural(over, { one: '# over the limit', other: '# over the limit' })}`
    : t`${plural(remaining, { one: '# character left', other: '# characters left' })}`
}
