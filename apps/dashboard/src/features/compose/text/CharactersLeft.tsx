import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from '../Composer.module.css'

/** Announces the count below this value. Above it the announcements would interrupt the typing. */
const ANNOUNCE_BELOW = 20

/** The number of characters left, negative above the limit. */
export function CharactersLeft({ remaining }: { readonly remaining: number }) {
  const words = useCharactersLeft(remaining)

  return (
    <output
      className={styles['left']}
      aria-label={words}
      aria-live={remaining <= ANNOUNCE_BELOW ? 'polite' : 'off'}
      data-over={remaining < 0 || undefined}
      data-low={(remaining >= 0 && remaining <= ANNOUNCE_BELOW) || undefined}
      title={words}
    >
      <span aria-hidden="true" dir="ltr">
        {remaining}
      </span>
      <span className="visually-hidden">{words}</span>
    </output>
  )
}

/** Describes how many characters are left, or how many are too many when the number is negative. */
export function useCharactersLeft(remaining: number): string {
  const { t } = useLingui()
  const over = -remaining

  return over > 0
    ? t`${plural(over, { one: '# over the limit', other: '# over the limit' })}`
    : t`${plural(remaining, { one: '# character left', other: '# characters left' })}`
}
