import { Trans } from '@lingui/react/macro'
import { isRefusedAtom } from '../../state/compose/refusal.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { Hint } from './ComposerHints.tsx'

/** Why nothing was published, until every file is described. @see BY-22 */
export function Refusal() {
  const isRefused = useSessionValue(isRefusedAtom)

  if (!isRefused) return null
  return (
    <div role="alert">
      <Hint isTrouble>
        <Trans>Not published: describe each file first, as your settings ask for.</Trans>
      </Hint>
    </div>
  )
}
