import { Trans } from '@lingui/react/macro'
import { getServerLink } from '@colonnade/domain/session'
import type { UnsavedFilter } from '../../state/filters/save-filter.ts'
import { useSession } from '../../state/react/index.ts'
import styles from './FilterForm.module.css'

type SaveError = Pick<UnsavedFilter['error'], 'kind' | 'serverMessage' | 'status'>

interface FilterErrorProps {
  /** null: the filter was deleted elsewhere while the form was open. */
  readonly error: SaveError | null
}

/** Explains why a filter was not saved, and what to do. The form keeps its content. */
export function FilterError({ error }: FilterErrorProps) {
  return (
    <div role="alert" className={styles['saveError']}>
      {error === null ? (
        <p>
          <Trans>This filter was deleted elsewhere. Saving will recreate it.</Trans>
        </p>
      ) : (
        <Refusal error={error} />
      )}
    </div>
  )
}

const TOO_MANY_REQUESTS_STATUS = 429
const FIRST_SERVER_ERROR_STATUS = 500

/**
 * Returns whether the server failed to save the filter, limits requests, or answered with something that is not a
 * filter.
 */
const isServerError = ({ kind, status }: SaveError): boolean =>
  kind === 'decode' ||
  status === TOO_MANY_REQUESTS_STATUS ||
  (status !== null && status >= FIRST_SERVER_ERROR_STATUS)

function Refusal({ error }: { readonly error: SaveError }) {
  const { origin } = useSession()
  const { host } = new URL(origin)

  if (error.kind === 'unsupported') {
    return (
      <p>
        <Trans>{host} doesn't let apps change filters.</Trans>{' '}
        <a href={getServerLink('/filters', origin)} target="_blank" rel="noopener">
          <Trans>Filters on {host}</Trans>
        </a>
      </p>
    )
  }
  if (error.kind === 'network') {
    return (
      <p>
        <Trans>Couldn't save (no response from {host}). Your changes are kept; try again.</Trans>
      </p>
    )
  }
  if (isServerError(error)) {
    return (
      <>
        <p>
          <Trans>
            Couldn't save ({host} has a problem right now). Your changes are kept; try again later.
          </Trans>
        </p>
        {error.serverMessage !== null && <q dir="auto">{error.serverMessage}</q>}
      </>
    )
  }
  return (
    <>
      <p>
        <Trans>Couldn't save ({host} rejected it). Your changes are kept.</Trans>
      </p>
      {error.serverMessage !== null && <q dir="auto">{error.serverMessage}</q>}
    </>
  )
}
