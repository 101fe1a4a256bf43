import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { fetchFeaturedAtom } from '../../state/featured/featured.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FeaturedPeople } from './FeaturedPeople.tsx'
import { FollowedSearch } from './FollowedSearch.tsx'
import styles from './Featured.module.css'

interface FeaturedEditorProps {
  readonly onClose: () => void
}

/** Whom the own profile shows: found among those whom one follows, added and removed at once (ACC-13). */
export function FeaturedEditor({ onClose }: FeaturedEditorProps) {
  const { t } = useLingui()
  const fetch = useSessionAction(fetchFeaturedAtom)

  useEffect(() => void fetch(), [fetch])

  return (
    <Dialog title={t`Featured people`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['editor']}>
        <p className={styles['hint']}>
          <Trans>Your profile recommends them to whoever visits it. Changes hold at once.</Trans>
        </p>
        <FollowedSearch />
        <FeaturedPeople onRetry={() => void fetch()} />
      </div>
    </Dialog>
  )
}
