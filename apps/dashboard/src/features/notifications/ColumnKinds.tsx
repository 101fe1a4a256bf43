import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  readColumnKinds,
  toggleKind,
} from '@colonnade/domain/notifications'
import { updateColumnParamsAtom } from '../../state/columns/columns.ts'
import { useAppAction } from '../../state/react/index.ts'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import styles from './NotificationSettings.module.css'

const KIND_LABELS: Readonly<Record<NotificationKind, ReturnType<typeof msg>>> = {
  mention: msg`Mentions`,
  quote: msg`Quotes`,
  favourite: msg`Favourites`,
  reaction: msg`Reactions`,
  reblog: msg`Boosts`,
  follow: msg`New followers`,
  follow_request: msg`Follow requests`,
  status: msg`New posts`,
  update: msg`Edits`,
  poll: msg`Polls`,
  other: msg`Everything else`,
}

interface ColumnKindsProps {
  readonly column: Column
}

/** The kinds of notifications that a column has of its own. Several columns may show different ones. @see BY-46 */
export function ColumnKinds({ column: { uuid, params } }: ColumnKindsProps) {
  const { t, i18n } = useLingui()
  const changeParams = useAppAction(updateColumnParamsAtom)
  const { chosen } = readColumnKinds(params)

  return (
    <>
      <Toggle
        label={<Trans>Own kinds</Trans>}
        hint={<Trans>Only this column shows them. The account's settings stay.</Trans>}
        isOn={chosen !== null}
        onChange={(isOn) => changeParams(uuid, ['kinds'], isOn ? [...NOTIFICATION_KINDS] : null)}
      />
      {chosen !== null && (
        <fieldset className={styles['kinds']} aria-label={t`Kinds`}>
          {NOTIFICATION_KINDS.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={chosen.includes(kind)}
                disabled={chosen.length === 1 && chosen[0] === kind}
                onChange={(event) =>
                  changeParams(
                    uuid,
                    ['kinds'],
                    toggleKind(chosen, kind, event.currentTarget.checked),
                  )
                }
              />
              {i18n._(KIND_LABELS[kind])}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
