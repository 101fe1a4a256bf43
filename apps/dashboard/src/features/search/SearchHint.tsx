import { Trans } from '@lingui/react/macro'
import { useSession } from '../../state/react/index.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import styles from './Search.module.css'

/** What can be looked for here: servers differ in whether they know every word of a post (SES-08). */
export function SearchHint() {
  const { meta } = useSession()

  return (
    <EmptyState icon="search" title={<Trans>Look for anything</Trans>}>
      <p>
        {meta.search_enabled ? (
          <Trans>
            Words find posts that you wrote, favourited, boosted, or that mention you; and names,
            usernames and hashtags.
          </Trans>
        ) : (
          <Trans>Words find names, usernames and hashtags.</Trans>
        )}
      </p>
      <ul className={styles['examples']}>
        <li>
          <code>@ada@example.org</code>
          <Trans>somebody on any server</Trans>
        </li>
        <li>
          <code>#lighthouses</code>
          <Trans>a hashtag</Trans>
        </li>
        <li>
          <code>https://…</code>
          <Trans>a post or a profile by its address</Trans>
        </li>
      </ul>
    </EmptyState>
  )
}
