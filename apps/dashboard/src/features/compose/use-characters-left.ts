import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Says how many characters may still be written, or are too many where there are fewer than 0. */
export function useCharactersLeft(remaining: number): string {
  const { t } = useLingui()
  const over = -remaining

  return over > 0
    ? t`${plural(over, { one: '# over the limit', other: '# over the limit' })}`
    : t`${plural(remaining, { one: '# character left', other: '# characters left' })}`
}
