import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { TimeLabel } from '../../ui/time/TimeLabel.tsx'
import { getStatusPath } from './content/link-target.ts'
import { getVisibilityName } from './header/get-visibility-name.ts'
import { VISIBILITY_ICONS } from './header/HeaderIcon.tsx'
import styles from './DetailedStatus.module.css'

interface StatusDetailsProps {
  readonly status: StatusRecord
  /** null when the server does not provide earlier versions. */
  readonly onShowVersions: (() => void) | null
}

/** The details of a post: its date, visibility, application, and the counts of boosts and favourites. */
export function StatusDetails({ status, onShowVersions }: StatusDetailsProps) {
  const { i18n } = useLingui()
  const { edited_at: editedAt, visibility } = status
  const path = getStatusPath(status.id)

  return (
    <div className={styles['facts']}>
      <p className={styles['line']}>
        <a href={status.url ?? path} target="_blank" rel="noopener noreferrer">
          <FullDate at={status.created_at} />
        </a>
        <span className={styles['fact']}>
          <Icon name={VISIBILITY_ICONS[visibility]} size={14} />
          {getVisibilityName(i18n, visibility)}
        </span>
        {status.local_only && (
          <span className={styles['fact']}>
            <Icon name="eye" size={14} />
            <Trans>Local only</Trans>
          </span>
        )}
        <Application application={status.application} />
        {editedAt !== null && <EditHistoryButton at={editedAt} onShowVersions={onShowVersions} />}
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

interface EditHistoryButtonProps {
  readonly at: string
  readonly onShowVersions: (() => void) | null
}

/** The date of the last edit, and a button that shows earlier versions. */
function EditHistoryButton({ at, onShowVersions }: EditHistoryButtonProps) {
  const words = (
    <>
      <Icon name="pen" size={14} />
      <Trans>
        Edited <FullDate at={at} />
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

/** The full date. A row shows a short one. */
function FullDate({ at }: { readonly at: string }) {
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
