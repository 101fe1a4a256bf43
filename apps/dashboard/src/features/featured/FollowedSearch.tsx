import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { followedSearchAtom, searchFollowedAtom } from '../../state/lists/search-followed.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { FeaturedRow } from './FeaturedRow.tsx'
import styles from './Featured.module.css'

/** Finds those whom one follows by what is typed of their name. */
export function FollowedSearch() {
  const { t } = useLingui()
  const { query, items, error } = useSessionValue(followedSearchAtom)
  const search = useSessionAction(searchFollowedAtom)
  const [typed, setTyped] = useState('')

  useEffect(() => search(typed), [search, typed])
  useEffect(() => () => search(''), [search])

  return (
    <div className={styles['search']}>
      <TextField
        label={t`Search among people you follow`}
        value={typed}
        onChange={setTyped}
        type="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      {query !== '' && (
        <div aria-live="polite" aria-busy={items === null}>
          {items === null && <Skeleton rows={1} />}
          {error !== null && (
            <p className={styles['word']}>
              <Trans>The search did not work: {error.message}</Trans>
            </p>
          )}
          {error === null && items?.length === 0 && (
            <p className={styles['word']}>
              <Trans>Nobody whom you follow goes by that name.</Trans>
            </p>
          )}
          {items !== null && items.length > 0 && (
            <ul aria-label={t`Found`}>
              {items.map((id) => (
                <li key={id}>
                  <FeaturedRow id={id} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
