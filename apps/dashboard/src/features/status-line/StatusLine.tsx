import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { systemClock } from '../../lib/clock.ts'
import { getTimeFormatOptions } from '../../lib/time-format-options.ts'
import { useAppValue, useSession } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { measureSession, type SessionUsage } from '../../state/status/measure-session.ts'
import styles from './StatusLine.module.css'

const UPDATE_INTERVAL_MS = 1_000

/** An optional line below the columns that shows resource usage. @see BY-33 */
export function StatusLine() {
  const { status_line: isShown } = useAppValue(localSettingsAtom)
  return isShown ? <UsageLine /> : null
}

interface UsageSample extends SessionUsage {
  readonly memory: number | null
  readonly perSecond: number
}

function UsageLine() {
  const { t, i18n } = useLingui()
  const session = useSession()
  const [look, setLook] = useState<UsageSample | null>(null)

  useEffect(() => {
    let streamed = measureSession(session).streamed
    const measure = () => {
      const usage = measureSession(session)
      setLook({ ...usage, memory: getUsedMemory(), perSecond: usage.streamed - streamed })
      streamed = usage.streamed
    }
    let cancel = systemClock.after(UPDATE_INTERVAL_MS, update)
    function update(): void {
      measure()
      cancel = systemClock.after(UPDATE_INTERVAL_MS, update)
    }
    return () => cancel()
  }, [session])

  // Reserves space for the line below the columns. A `:has` selector would be re-evaluated for every row that is
  // inserted.
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--foot', 'max(22px, 1.375rem)')
    return () => void style.removeProperty('--foot')
  }, [])

  const { locale, hourCycle } = getTimeFormatOptions(i18n.locale)
  const time = { hour: '2-digit', minute: '2-digit', hourCycle } as const
  const until =
    look?.resetAt == null ? '' : new Intl.DateTimeFormat(locale, time).format(look.resetAt)
  const left = look?.calls?.left ?? 0
  const limit = look?.calls?.limit ?? left

  return (
    <footer className={styles['line']} aria-label={t`Status`}>
      {look?.calls != null && (
        <span>
          {until === '' ? (
            <Trans>
              {left} of {limit} API requests left
            </Trans>
          ) : (
            <Trans>
              {left} of {limit} API requests left until {until}
            </Trans>
          )}
        </span>
      )}
      {look !== null && (
        <>
          <span>
            {t`${plural(look.streams, { one: '# stream', other: '# streams' })} on ${plural(look.sockets, { one: '# socket', other: '# sockets' })}`}
          </span>
          <span>{plural(look.posts, { one: '# post cached', other: '# posts cached' })}</span>
          <span>
            <Trans>{look.rows} rendered</Trans>
          </span>
          <span>
            {plural(look.perSecond, { one: '# post per second', other: '# posts per second' })}
          </span>
          {look.memory !== null && (
            <span>
              <Trans>{look.memory} MB</Trans>
            </span>
          )}
        </>
      )}
    </footer>
  )
}

/** Returns the page's JavaScript heap in megabytes; null when the browser does not report it. */
function getUsedMemory(): number | null {
  const memory: unknown = Reflect.get(performance, 'memory')
  if (typeof memory !== 'object' || memory === null) return null
  const used: unknown = Reflect.get(memory, 'usedJSHeapSize')
  return typeof used === 'number' ? Math.round(used / 1_000_000) : null
}
