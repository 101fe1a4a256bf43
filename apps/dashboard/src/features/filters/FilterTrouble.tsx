import { Trans } from '@lingui/react/macro'
import { serverLink } from '@colonnade/domain/session'
import type { UnsavedFilter } from '../../state/filters/save-filter.ts'
import { useSession } from '../../state/react/index.ts'
import styles from './FilterForm.module.css'

type TroubleOfSaving = Pick<UnsavedFilter['error'], 'kind' | 'serverMessage' | 'status'>

interface FilterTroubleProps {
  /** null: it was deleted elsewhere while the form was open. */
  readonly error: TroubleOfSaving | null
}

/** Why a filter is not saved, and what can be done. What was written stays in the form. */
export function FilterTrouble({ error }: FilterTroubleProps) {
  return (
    <div role="alert" className={styles['trouble']}>
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

const TOO_MANY = 429
const FIRST_FAULT = 500

/** Whether the server could not save it now, or answered with something that is no filter. */
const isFault = ({ kind, status }: TroubleOfSaving): boolean =>
  kind === 'decode' || status === TOO_MANY || (status !== null && status >= FIRST_FAULT)

function Refusal({ error }: { readonly error: TroubleOfSaving }) {
  const { origin } = useSession()
  const { host } = new URL(origin)

  if (error.kind === 'unsupported') {
    return (
      <p>
        <Trans>{host} doesn't let apps change filters.</Trans>{' '}
        <a href={serverLink('/filters', origin)} target="_blank" rel="noopener">
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
  if (isFault(error)) {
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
