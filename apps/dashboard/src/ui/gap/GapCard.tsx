import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useRef, useState } from 'react'
import { systemClock } from '../../lib/clock.ts'
import { getTimeFormatOptions } from '../../lib/time-format-options.ts'
import { Icon } from '../icon/Icon.tsx'
import { LiveRegion } from '../live-region/LiveRegion.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { keepRowBesideGap } from './keep-row-beside-gap.ts'
import styles from './GapCard.module.css'

/** The time span of the missing posts, in milliseconds since 1970; null when unknown. */
interface GapSpan {
  /** Time of the post below the gap. */
  readonly from: number | null
  /** Time of the post above the gap; null for a gap at the top, which ends now. */
  readonly until: number | null
  /** Approximate length of the gap; null without an end. */
  readonly about: { readonly unit: 'minute' | 'hour' | 'day'; readonly value: number } | null
}

/** Formats a gap: `about 6 h missing, 14:10–20:05`. @param now milliseconds since 1970 */
function formatGap(i18n: I18n, { from, until, about }: GapSpan, now: number): string {
  const isKnown = from !== null && (until === null || until >= from)
  if (!isKnown) return i18n._(msg`Some posts may be missing`)
  const format = getTimeFormat(i18n, from, until ?? now, now)
  if (until === null || about === null) {
    const since = format.format(from)
    return i18n._(msg`Missing since ${since}`)
  }
  const range = format.formatRange(from, until)
  const { value } = about
  if (about.unit === 'hour') return i18n._(msg`about ${value} h missing, ${range}`)
  if (about.unit === 'minute') {
    return value === 0
      ? i18n._(msg`less than a minute missing, ${range}`)
      : i18n._(msg`about ${value} min missing, ${range}`)
  }
  return i18n._(
    msg({
      message: plural(value, {
        one: `about # day missing, ${range}`,
        other: `about # days missing, ${range}`,
      }),
    }),
  )
}

/** Returns a format with hours only when the whole gap is today. */
function getTimeFormat(i18n: I18n, from: number, until: number, now: number): Intl.DateTimeFormat {
  const { locale, hourCycle } = getTimeFormatOptions(i18n.locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
  const isToday = [from, until].every((moment) => day.format(moment) === day.format(now))
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle,
    ...(!isToday && { day: 'numeric', month: 'short' }),
  })
}

/** `top` loads the posts just below the newer rows, `bottom` those just above the older ones. */
type GapChoice = 'top' | 'bottom' | 'skip'

/** The reason why a gap could not be filled. */
interface GapError {
  readonly message: string
  /** Time of the next possible attempt, in milliseconds since 1970; null when unknown. */
  readonly retryAt: number | null
}

interface GapCardProps {
  readonly span: GapSpan
  /** The name and the colour of the list that has the gap, where several are shown. */
  readonly source?: { readonly name: string; readonly paint: string }
  readonly position: number
  readonly setSize: number
  /** @returns resolves when done, with the error or null. Never rejects. */
  readonly onFill: (choice: GapChoice) => Promise<GapError | null>
}

/** A gap in a list: how much is missing, from when, and buttons to load or skip it. */
export function GapCard({ span, source, position, setSize, onFill }: GapCardProps) {
  const { t, i18n } = useLingui()
  const card = useRef<HTMLElement>(null)
  const [isFilling, setIsFilling] = useState(false)
  const [error, setError] = useState<GapError | null>(null)

  const handleFill = async (choice: GapChoice, pressed: HTMLButtonElement) => {
    if (card.current === null) return
    const release = keepRowBesideGap(card.current, choice === 'bottom' ? 'below' : 'above')
    setIsFilling(true)
    setError(null)
    setError(await onFill(choice))
    setIsFilling(false)
    release(pressed)
  }
  const getButtonProps = (choice: GapChoice): ComponentProps<'button'> => ({
    type: 'button',
    disabled: isFilling,
    onClick: ({ currentTarget }) => void handleFill(choice, currentTarget),
  })

  return (
    <article
      ref={card}
      className={styles['gap']}
      aria-label={t`Gap`}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-busy={isFilling}
    >
      <p className={styles['words']}>
        {isFilling ? <Spinner label={t`Loading`} /> : <Icon name="gap" size={16} />}
        <span>{formatGap(i18n, span, systemClock.now())}</span>
      </p>
      {source !== undefined && (
        <p className={styles['source']} style={{ borderColor: source.paint }} dir="auto">
          {source.name}
        </p>
      )}
      <div className={styles['ways']}>
        <button {...getButtonProps('top')}>
          <Trans>Load missing posts</Trans>
        </button>
        <button {...getButtonProps('bottom')}>
          <Trans>Load from older side</Trans>
        </button>
        <button {...getButtonProps('skip')}>
          <Trans>Skip</Trans>
        </button>
      </div>
      {error !== null && <GapErrorMessage error={error} />}
    </article>
  )
}

function GapErrorMessage({ error: { message, retryAt } }: { readonly error: GapError }) {
  const { i18n } = useLingui()
  const { locale, hourCycle } = getTimeFormatOptions(i18n.locale)
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle } as const
  const again = retryAt === null ? null : new Intl.DateTimeFormat(locale, time).format(retryAt)

  return (
    <LiveRegion className={styles['error']}>
      {again === null ? (
        <Trans>Couldn't load posts: {message}</Trans>
      ) : (
        <Trans>Rate limited. Please retry after {again}.</Trans>
      )}
    </LiveRegion>
  )
}
