import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'
import { statusPath } from './content/link-target.ts'
import { VISIBILITY_ICONS } from './header/HeaderMark.tsx'
import { visibilityName } from './header/visibility-name.ts'
import styles from './DetailedStatus.module.css'

interface StatusFactsProps {
  readonly status: StatusRecord
  /** null where the server does not tell earlier versions. */
  readonly onShowVersions: (() => void) | null
}

/** What there is to know of a post beyond what it says: when, for whom, from what, and how it was received. */
export function StatusFacts({ status, onShowVersions }: StatusFactsProps) {
  const { i18n } = useLingui()
  const { edited_at: editedAt, visibility } = status
  const path = statusPath(status.id)

  return (
    <div className={styles['facts']}>
      <p className={styles['line']}>
        <a href={status.url ?? path} target="_blank" rel="noopener noreferrer">
          <Moment at={status.created_at} />
        </a>
        <span className={styles['fact']}>
          <Icon name={VISIBILITY_ICONS[visibility]} size={14} />
          {visibilityName(i18n, visibility)}
        </span>
        {status.local_only && (
          <span className={styles['fact']}>
            <Icon name="eye" size={14} />
            <Trans>Local only</Trans>
          </span>
        )}
        <Application application={status.application} />
        {editedAt !== null && <Edited at={editedAt} onShowVersions={onShowVersions} />}
      </p>
      {status.reblogs_count + status.favourites_count > 0 && (
        <p className={styles['counts']}>
          {status.reblogs_count > 0 && (
            <AppLink to={`${path}/reblogs`} data-kind="boost">
              <Icon name="boost" size={15} />
              <Count value={status.reblogs_count} />{' '}
              <Plural value={status.reblogs_count} one="boost" other="boosts" />
            </AppLink>
          )}
          {status.favourites_count > 0 && (
            <AppLink to={`${path}/favourites`} data-kind="favourite">
              <Icon name="star" size={15} />
              <Count value={status.favourites_count} />{' '}
              <Plural value={status.favourites_count} one="favourite" other="favourites" />
            </AppLink>
          )}
        </p>
      )}
    </div>
  )
}

interface EditedProps {
  readonly at: string
  readonly onShowVersions: (() => void) | null
}

/** When it was last edited, and the way to what it said before. */
function Edited({ at, onShowVersions }: EditedProps) {
  const words = (
    <>
      <Icon name="pen" size={14} />
      <Trans>
        Edited <Moment at={at} />
      </Trans>
    </>
  )
  if (onShowVersions === null) return <span className={styles['fact']}>{words}</span>

  return (
    <button type="button" className={styles['fact']} onClick={onShowVersions}>
      {words}
    </button>
  )
}

/** Whole, where a row has room for a few letters. */
function Moment({ at }: { readonly at: string }) {
  const { i18n } = useLingui()
  const moment = parseKnownDate(at)
  if (moment === null) return <Trans>No date</Trans>

  return (
    <TimeLabel dateTime={at} title={i18n.date(moment, { dateStyle: 'full', timeStyle: 'long' })}>
      {i18n.date(moment, { dateStyle: 'long', timeStyle: 'short' })}
    </TimeLabel>
  )
}

function Count({ value }: { readonly value: number }) {
  const { i18n } = useLingui()

  return <b>{i18n.number(value)}</b>
}

function Application({ application }: Pick<StatusRecord, 'application'>) {
  if (application === null || application.name.trim() === '') return null
  const { name, website } = application
  const isLink = typeof website === 'string' && /^https?:\/\//i.test(website)

  return (
    <span className={styles['fact']} dir="auto">
      {isLink ? (
        <a href={website} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  )
}
