import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { AccountId } from '@colonnade/domain/entities'
import {
  FEATURED,
  featuredLists,
  fetchFeaturedAtom,
  setFeaturedAtom,
} from '../../state/featured/featured-accounts.ts'
import { followedSearchAtom, searchFollowedAtom } from '../../state/lists/search-followed.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { useKeptRows } from '../../ui/infinite-list/use-kept-rows.ts'
import { LoadError } from '../../ui/load-error/LoadError.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { PersonPick } from '../account/index.ts'
import styles from './Featured.module.css'

interface FeaturedEditorProps {
  readonly onClose: () => void
}

/**
 * Edits the featured accounts of the user's own profile, found among followed accounts. Changes are saved immediately
 * (ACC-13).
 */
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
        <FeaturedAccounts onRetry={() => void fetch()} />
      </div>
    </Dialog>
  )
}

/** Searches followed accounts by name. */
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

interface FeaturedAccountsProps {
  readonly onRetry: () => void
}

/** The featured accounts. Removed ones stay visible, so that an accidental removal can be undone in place. */
function FeaturedAccounts({ onRetry }: FeaturedAccountsProps) {
  const { t } = useLingui()
  const { items, isLoaded, error } = useSessionValue(featuredLists.shownAtoms, FEATURED)
  const rows = useKeptRows(items)

  return (
    <section className={styles['people']} aria-busy={!isLoaded && error === null}>
      <h3>
        <Trans>On your profile</Trans>
        {items.length > 0 && <span>{items.length}</span>}
      </h3>
      {error !== null && (
        <LoadError
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

/** An account that is or could be featured. */
function FeaturedRow({ id }: FeaturedRowProps) {
  const { items, isLoaded } = useSessionValue(featuredLists.shownAtoms, FEATURED)
  const setFeatured = useSessionAction(setFeaturedAtom)
  const isIn = items.includes(id)

  return (
    <PersonPick
      id={id}
      isSelected={isIn}
      // The featured accounts must have loaded before they can change.
      isDisabled={!isLoaded}
      onToggle={() => void setFeatured(id, !isIn)}
    />
  )
}
