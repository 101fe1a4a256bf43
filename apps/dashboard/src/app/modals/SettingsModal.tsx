import { useLingui } from '@lingui/react/macro'
import { subMinutes } from 'date-fns/subMinutes'
import { useState } from 'react'
import { type AccountRecord, statusId, type StatusRecord } from '@colonnade/domain/entities'
import { SettingsDialog } from '../../features/settings/index.ts'
import { noopActions } from '../../features/status/actions/row-action-types.ts'
import { useDisplayOptions } from '../../features/status/row/display-options.ts'
import { StatusView } from '../../features/status/StatusView.tsx'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'

interface SettingsModalProps {
  readonly onClose: () => void
}

/** The settings, with a sample post as a preview. */
export function SettingsModal({ onClose }: SettingsModalProps) {
  return <SettingsDialog sample={<SamplePost />} onClose={onClose} />
}

/** The age of the sample post. Unit: minutes. */
const SAMPLE_AGE_MINUTES = 4

/** A sample post in the user's own name. */
export function SamplePost() {
  const { t } = useLingui()
  const { me } = useSession()
  const [createdAt] = useState(() => subMinutes(Date.now(), SAMPLE_AGE_MINUTES).toISOString())
  const options = useDisplayOptions()
  const author = useSessionValue(accountAtoms, me)
  if (author === undefined) return null

  const text = t`Fog lifted at seven. The ferry was on time, the gulls were not pleased.`
  const status = { ...createSamplePost(author), created_at: createdAt, search_index: text }
  const content = `<p>${text} <a href="${author.url}" class="mention hashtag" rel="tag">#<span>${t`harbour`}</span></a></p>`

  return (
    <StatusView
      status={{ ...status, content }}
      author={author}
      booster={null}
      filter={{ action: 'none', titles: [] }}
      me={me}
      options={{ ...options, collapsed: { ...options.collapsed, enabled: false } }}
      actions={noopActions}
      uiStateKey="sample"
    />
  )
}

const createSamplePost = (author: AccountRecord): StatusRecord => ({
  id: statusId('sample'),
  account: author.id,
  reblog: null,
  created_at: '',
  edited_at: null,
  in_reply_to_id: null,
  in_reply_to_account_id: null,
  sensitive: false,
  spoiler_text: '',
  visibility: 'public',
  language: null,
  uri: '',
  url: null,
  replies_count: 3,
  reblogs_count: 12,
  favourites_count: 48,
  content: '',
  media_attachments: [],
  mentions: [],
  tags: [],
  emojis: [],
  card: null,
  poll: null,
  quote: null,
  application: null,
  favourited: true,
  reblogged: false,
  bookmarked: false,
  muted: false,
  pinned: false,
  local_only: false,
  search_index: '',
})
