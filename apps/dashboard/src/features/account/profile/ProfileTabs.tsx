import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountId } from '@colonnade/domain/entities'
import type { AccountShow } from '@colonnade/domain/timeline'
import { changeColumnParamsAtom } from '../../../state/columns/columns.ts'
import { passingScreenAtoms } from '../../../state/columns/passing-columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { Tabs } from '../../../ui/tabs/Tabs.tsx'

const PATHS = {
  posts: '',
  with_replies: '/with_replies',
  media: '/media',
  pinned: '/pinned',
} as const satisfies Record<AccountShow, string>

interface ProfileTabsProps {
  readonly uuid: string
  readonly id: AccountId
  readonly show: AccountShow
}

/** Which of somebody's posts: a saved column remembers it, else the address tells. */
export function ProfileTabs({ uuid, id, show }: ProfileTabsProps) {
  const { t } = useLingui()
  const isPassing = useAppValue(passingScreenAtoms(uuid)) !== null
  const changeParams = useAppAction(changeColumnParamsAtom)

  const handleSelect = (tab: AccountShow) => {
    if (!isPassing) changeParams(uuid, ['show'], tab)
    else goTo(`/accounts/${encodeURIComponent(id)}${PATHS[tab]}`, { replace: true })
  }

  return (
    <Tabs
      label={t`Show`}
      takesRows
      selected={show}
      onSelect={handleSelect}
      tabs={[
        { id: 'posts', label: <Trans>Posts</Trans> },
        { id: 'with_replies', label: <Trans>Posts and replies</Trans> },
        { id: 'media', label: <Trans>Media</Trans> },
        { id: 'pinned', label: <Trans>Pinned</Trans> },
      ]}
    />
  )
}
