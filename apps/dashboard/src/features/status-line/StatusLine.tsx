import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { systemClock } from '../../lib/clock.ts'
import { timeManner } from '../../lib/reader-locale.ts'
import { useAppValue, useSession } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { measureSession, type SessionUsage } from '../../state/status/measure-session.ts'
import styles from './StatusLine.module.css'

/** How often it looks. */
const LOOK_MS = 1_000

/** One quiet line below the columns, where somebody wants it: what the program uses. @see BY-33 */
export function StatusLine() {
  const { status_line: isShown } = useAppValue(localSettingsAtom)
  return isShown ? <ShownLine /> : null
}

interface Look extends SessionUsage {
  readonly memory: number | null
  readonly perSecond: number
}

function ShownLine() {
  const { t, i18n } = useLingui()
  const session = useSession()
  const [look, setLook] = useState<Look | null>(null)

  useEffect(() => {
    let streamed = measureSession(session).streamed
    const measure = () => {
      const usage = measureSession(session)
      setLook({ ...usage, memory: usedMemory(), perSecond: usage.streamed - streamed })
      streamed = usage.streamed
    }
    let cancel = systemClock.after(LOOK_MS, again)
    function again(): void {
      measure()
      cancel = systemClock.after(LOOK_MS, again)
    }
    return () => cancel()
  }, [session])

  // The deck gives way to it. Not by `:has`: each row that comes in would ask for it anew.
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--foot', 'max(22px, 1.375rem)')
    return () => void style.removeProperty('--foot')
  }, [])

  const { locale, hourCycle } = timeManner(i18n.locale)
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

/** Megabytes of the page's own memory; null where the browser does not tell. */
function usedMemory(): number | null {
  const memory: unknown = Reflect.get(performance, 'memory')
  if (typeof memory !== 'object' || memory === null) return null
  const used: unknown = Reflect.get(memory, 'usedJSHeapSize')
  return typeof used === 'number' ? Math.round(used / 1_000_000) : null
}
