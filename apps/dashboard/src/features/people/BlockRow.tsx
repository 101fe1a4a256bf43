import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountId } from '@colonnade/domain/entities'
import { setBlockAtom } from '../../state/actions/block-account.ts'
import { isListedAtom } from '../../state/people-lists/is-listed.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { PersonRow } from '../account/index.ts'
import { useLetGo } from './use-let-go.ts'

interface BlockRowProps {
  readonly id: AccountId
}

/** Somebody whom one blocks: one press lets them back in. @see ACC-03 */
export function BlockRow({ id }: BlockRowProps) {
  const { t } = useLingui()
  const setBlock = useSessionAction(setBlockAtom)
  const isListed = useSessionAction(isListedAtom)
  const letGo = useLetGo()

  return (
    <PersonRow id={id}>
      {(acct) => (
        <Button
          onClick={(event) =>
            void letGo(event.currentTarget, {
              act: () => setBlock(id, false),
              isStill: () => isListed('BLOCKS', id),
              told: t`@${acct} is no longer blocked`,
              undo: () => void setBlock(id, true),
            })
          }
        >
          <Trans>Unblock</Trans>
        </Button>
      )}
    </PersonRow>
  )
}
