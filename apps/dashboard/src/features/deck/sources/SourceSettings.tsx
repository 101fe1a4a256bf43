import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import {
  canBeMerged,
  type Column,
  getSourceColumns,
  getSourceName,
  moveSource,
  muteSource,
  readSourceMutes,
  removeSource,
  type SourceMute,
} from '@colonnade/domain/columns'
import { systemClock } from '../../../lib/clock.ts'
import { getTimeFormatOptions } from '../../../lib/time-format-options.ts'
import { updateColumnParamsAtom } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { sourceColoursAtoms } from '../../../state/sessions/source-colours.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { getPaint } from '../../../ui/swatches/get-paint.ts'
import { ColumnName } from '../title/ColumnSession.tsx'
import styles from './Sources.module.css'

const HOUR_MS = 3_600_000
const MUTE_HOURS = [1, 8] as const

interface SourceSettingsProps {
  readonly column: Column
}

/** The sources of a column: their colours, muting, order and removal, and adding another one. @see BY-34 */
export function SourceSettings({ column }: SourceSettingsProps) {
  const { t } = useLingui()
  const changeParams = useAppAction(updateColumnParamsAtom)
  const openModal = useAppAction(openModalAtom)
  const [moved, setMoved] = useState('')
  if (!canBeMerged(column)) return null

  const { uuid, params } = column
  const sources = getSourceColumns(column)
  const total = sources.length

  const handleMove = (name: string, by: number, place: number) => {
    changeParams(uuid, ['sources'], moveSource(params, name, by))
    setMoved(t`Position ${place} of ${total}`)
  }

  return (
    <>
      {total > 0 && (
        <ul className={styles['sources']}>
          {sources.map((source, index) => {
            const name = getSourceName(source)
            return (
              <SourceEntry key={name} column={column} source={source}>
                {index > 0 && (
                  <>
                    <IconButton
                      label={t`Move up`}
                      icon="arrow-up"
                      iconSize={16}
                      aria-disabled={index === 1 || undefined}
                      onClick={() => index > 1 && handleMove(name, -1, index)}
                    />
                    <IconButton
                      label={t`Move down`}
                      icon="arrow-down"
                      iconSize={16}
                      aria-disabled={index === total - 1 || undefined}
                      onClick={() => index < total - 1 && handleMove(name, 1, index + 2)}
                    />
                    <IconButton
                      label={t`Remove source`}
                      icon="close"
                      iconSize={16}
                      onClick={() => changeParams(uuid, ['sources'], removeSource(params, name))}
                    />
                  </>
                )}
              </SourceEntry>
            )
          })}
        </ul>
      )}
      <Button
        variant="quiet"
        icon="plus"
        className={styles['add']}
        onClick={() => openModal({ type: 'ADD_SOURCE', columnUuid: uuid })}
      >
        <Trans>Add source</Trans>
      </Button>
      <output className="visually-hidden">{moved}</output>
    </>
  )
}

interface SourceEntryProps {
  readonly column: Column
  readonly source: Column
  /** The buttons of an added source. */
  readonly children: ReactNode
}

/** One source: its colour, its name, and whether it is muted. */
function SourceEntry({ column, source, children }: SourceEntryProps) {
  const { t } = useLingui()
  const name = getSourceName(source)
  const colours = useAppValue(sourceColoursAtoms(column.uuid))
  const sessions = useAppValue(sessionsAtom)
  const changeParams = useAppAction(updateColumnParamsAtom)
  const until = readSourceMutes(column.params, systemClock.now()).get(name) ?? null
  const isSignedOut = sessions.every(({ key }) => key !== source.accountKey)

  const mute = (end: SourceMute | null) =>
    changeParams(column.uuid, ['mutedSources'], muteSource(column, name, end, systemClock.now()))

  return (
    <ColumnName uuid={source.uuid}>
      {(title) => (
        <li
          className={styles['source']}
          data-muted={until !== null || undefined}
          style={{ '--source-paint': getPaint(colours.get(name) ?? null) }}
        >
          <span className={styles['words']}>
            <bdi className={styles['name']} title={title}>
              {title}
            </bdi>
            {isSignedOut && <small>{t`Signed out`}</small>}
            {until !== null && <MuteNote until={until} />}
          </span>
          {/* One group, so that a screen reader names the source of the buttons. */}
          <fieldset aria-label={title} className={styles['tools']}>
            {until === null ? (
              <MuteMenu onMute={mute} />
            ) : (
              <IconButton
                label={t`Show again`}
                icon="eye"
                iconSize={16}
                onClick={() => mute(null)}
              />
            )}
            {children}
          </fieldset>
        </li>
      )}
    </ColumnName>
  )
}

function MuteNote({ until }: { readonly until: SourceMute }) {
  const { i18n } = useLingui()
  if (until === 'shown')
    return (
      <small>
        <Trans>Muted</Trans>
      </small>
    )

  const { locale, hourCycle } = getTimeFormatOptions(i18n.locale)
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle })
  const time = format.format(until)
  return (
    <small>
      <Trans>Muted until {time}</Trans>
    </small>
  )
}

interface MuteMenuProps {
  readonly onMute: (until: SourceMute) => void
}

function MuteMenu({ onMute }: MuteMenuProps) {
  const { t } = useLingui()
  const label = t`Mute source`

  return (
    <Menu
      label={label}
      align="end"
      entries={() => [
        ...MUTE_HOURS.map((hours) => ({
          id: String(hours),
          label: plural(hours, { one: 'For # hour', other: 'For # hours' }),
          onSelect: () => onMute(systemClock.now() + hours * HOUR_MS),
        })),
        { id: 'shown', label: t`Until shown again`, onSelect: () => onMute('shown') },
      ]}
      trigger={(props) => <IconButton {...props} label={label} icon="mute" iconSize={16} />}
    />
  )
}
