import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { AccountId } from '@colonnade/domain/entities'
import {
  FEATURED,
  featuredLists,
  fetchFeaturedAtom,
  setFeaturedAtom,
} from '../../state/featured/featured.ts'
import { followedSearchAtom, searchFollowedAtom } from '../../state/lists/search-followed.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { useEverSeen } from '../../ui/growing-list/use-ever-seen.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import { PersonPick } from '../account/index.ts'
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
          <Trans>Featured on your profile. Changes are saved immediately.</Trans>
        </p>
        <FollowedSearch />
        <FeaturedPeople onRetry={() => void fetch()} />
      </div>
    </Dialog>
  )
}

/** Finds those whom one follows by what is typed of their name. */
function FollowedSearch() {
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
              <Trans>Search failed: {error.message}</Trans>
            </p>
          )}
          {error === null && items?.length === 0 && (
            <p className={styles['word']}>
              <Trans>No matches among people you follow.</Trans>
            </p>
          )}
          {items !== null && items.length > 0 && (
            <ul aria-label={t`Search results`}>
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

interface FeaturedPeopleProps {
  readonly onRetry: () => void
}

/** Who stands on the own profile. Whoever is taken away stays in sight: a slip is undone where it happened. */
function FeaturedPeople({ onRetry }: FeaturedPeopleProps) {
  const { t } = useLingui()
  const { items, isLoaded, error } = useSessionValue(featuredLists.shownAtoms, FEATURED)
  const rows = useEverSeen(items)

  return (
    <section className={styles['people']} aria-busy={!isLoaded && error === null}>
      <h3>
        <Trans>On your profile</Trans>
        {items.length > 0 && <span>{items.length}</span>}
      </h3>
      {error !== null && (
        <LoadTrouble
          title={<Trans>Couldn't load this list</Trans>}
          message={error.message}
          onRetry={onRetry}
        />
      )}
      {error === null && !isLoaded && <Skeleton rows={2} />}
      {isLoaded && rows.length === 0 && (
        <EmptyState icon="people" title={<Trans>No featured people yet</Trans>}>
          <Trans>Search above for people to feature.</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul aria-label={t`On your profile`}>
          {rows.map((id) => (
            <li key={id}>
              <FeaturedRow id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface FeaturedRowProps {
  readonly id: AccountId
}

/** Somebody who is on the own profile, or could be. */
function FeaturedRow({ id }: FeaturedRowProps) {
  const { items, isLoaded } = useSessionValue(featuredLists.shownAtoms, FEATURED)
  const setFeatured = useSessionAction(setFeaturedAtom)
  const isIn = items.includes(id)

  return (
    <PersonPick
      id={id}
      isIn={isIn}
      // Who is there must be known before that can change.
      isDisabled={!isLoaded}
      onToggle={() => void setFeatured(id, !isIn)}
    />
  )
}
