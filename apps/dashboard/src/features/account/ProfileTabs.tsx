import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import type { AccountId } from '@colonnade/domain/entities'
import { Tabs } from '../../ui/tabs/Tabs.tsx'

const PATHS = { posts: '', with_replies: '/with_replies', media: '/media' } as const

interface ProfileTabsProps {
  readonly id: AccountId
  readonly show: keyof typeof PATHS
}

/** Which of somebody's posts. */
export function ProfileTabs({ id, show }: ProfileTabsProps) {
  const { t } = useLingui()
  const [, navigate] = useLocation()

  return (
    <Tabs
      label={t`Show`}
      selected={show}
      onSelect={(tab) =>
        navigate(`/accounts/${encodeURIComponent(id)}${PATHS[tab]}`, { replace: true })
      }
      tabs={[
        { id: 'posts', label: <Trans>Posts</Trans> },
        { id: 'with_replies', label: <Trans>Posts and replies</Trans> },
        { id: 'media', label: <Trans>Media</Trans> },
      ]}
    />
  )
}
