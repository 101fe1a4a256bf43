import { Trans, useLingui } from '@lingui/react/macro'
import {
  REPLIES_POLICIES,
  getRepliesPolicy,
  toRepliesPolicyParam,
} from '@colonnade/domain/accounts'
import type { ListEntity } from '@colonnade/domain/entities'
import { updateListAtom } from '../../state/lists/save-list.ts'
import { useSession, useSessionAction } from '../../state/react/index.ts'
import { RadioGroup } from '../../ui/radio-group/RadioGroup.tsx'
import { Toggle } from '../../ui/toggle/Toggle.tsx'

interface ListOptionsProps {
  readonly list: ListEntity
}

/** The settings of a list that its server supports. @see LST-12 */
export function ListOptions({ list }: ListOptionsProps) {
  const { t } = useLingui()
  const { capabilities } = useSession().api
  const change = useSessionAction(updateListAtom)
  const policy = getRepliesPolicy(list)
  if (!capabilities.has('listChanges')) return null

  const labels = { none: t`No one`, list: t`Members`, followed: t`Any followed user` }
  return (
    <>
      {policy !== null && (
        <RadioGroup
          label={t`Show replies to`}
          options={REPLIES_POLICIES.map((value) => ({ value, label: labels[value] }))}
          value={policy}
          onChange={(wanted) => {
            const word = toRepliesPolicyParam(list, wanted)
            if (word !== null) void change(list.id, { replies_policy: word })
          }}
        />
      )}
      {list.exclusive !== undefined && (
        <Toggle
          label={<Trans>Hide members in Home</Trans>}
          hint={
            <Trans>
              If someone is on this list, hide them in your Home feed to avoid seeing their posts
              twice.
            </Trans>
          }
          isOn={list.exclusive}
          onChange={(exclusive) => void change(list.id, { exclusive })}
        />
      )}
    </>
  )
}
