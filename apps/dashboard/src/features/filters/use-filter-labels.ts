import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants'
import type { FilterAction } from '@colonnade/domain/entities'
import { FILTER_CONTEXTS } from '@colonnade/domain/filters'
import { parseDate } from '@colonnade/domain/time'

/** Returns labels for actions, contexts and expiry of filters, in the user's language. */
export function useFilterLabels() {
  const { t, i18n } = useLingui()

  const contexts: Readonly<Record<(typeof FILTER_CONTEXTS)[number], string>> = {
    home: t`Home and lists`,
    notifications: t`Notifications`,
    public: t`Public timelines`,
    thread: t`Conversations`,
    account: t`Profiles`,
  }

  return {
    context: (name: (typeof FILTER_CONTEXTS)[number]) => contexts[name],
    /** All contexts in one line, without the unknown ones. */
    contexts(names: readonly string[]): string {
      const known = FILTER_CONTEXTS.filter((name) => names.includes(name))
      if (known.length === FILTER_CONTEXTS.length) return t`Everywhere`
      return known.map((name) => contexts[name]).join(', ')
    },
    action: (action: FilterAction): string =>
      ({ warn: t`Warn`, hide: t`Hide`, blur: t`Blur media` })[action],
    /** @param iso ISO 8601 */
    date: (iso: string): string =>
      i18n.date(new Date(parseDate(iso) ?? 0), { dateStyle: 'medium', timeStyle: 'short' }),
    /** @param seconds at least half an hour */
    span(seconds: number): string {
      if (seconds < secondsInHour) {
        const minutes = Math.round(seconds / secondsInMinute)
        return plural(minutes, { one: '# minute', other: '# minutes' })
      }
      const [hours, days] = [
        Math.round(seconds / secondsInHour),
        Math.round(seconds / secondsInDay),
      ]
      if (seconds < secondsInDay) return plural(hours, { one: '# hour', other: '# hours' })
      return plural(days, { one: '# day', other: '# days' })
    },
  }
}
