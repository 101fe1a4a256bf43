import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../icon-button/IconButton.tsx'
import type { Caught } from './failed-props.ts'

/** There is no room for words, so they are its name. */
export function BrokenSign({ onRetry }: Pick<Caught, 'onRetry'>) {
  const { t } = useLingui()
  return (
    <IconButton label={t`Something went wrong here: try again`} icon="warning" onClick={onRetry} />
  )
}
