import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useRef, useState } from 'react'
import { systemClock } from '../../lib/clock.ts'
import { timeManner } from '../../lib/reader-locale.ts'
import { Icon } from '../icon/Icon.tsx'
import { Said } from '../said/Said.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { keepRow } from './keep-row.ts'
import styles from './GapCard.module.css'

/** When what is missing was written, in milliseconds since 1970; null where nobody knows. */
interface GapSpan {
  /** When what stands below the gap was written. */
  readonly from: number | null
  /** When what stands above it was; null for a gap in front, which goes on until now. */
  readonly until: number | null
  /** About how long that is; null without an end. */
  readonly about: { readonly unit: 'minute' | 'hour' | 'day'; readonly value: number } | null
}

/** What a gap says of itself: `about 6 h missing, 14:10–20:05`. @param now milliseconds since 1970 */
function gapWords(i18n: I18n, { from, until, about }: GapSpan, now: number): string {
  const isKnown = from !== null && (until === null || until >= from)
  if (!isKnown) return i18n._(msg`Some posts may be missing`)
  const format = formatFor(i18n, from, until ?? now, now)
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

/** The hour alone is enough for what is all of today. */
function formatFor(i18n: I18n, from: number, until: number, now: number): Intl.DateTimeFormat {
  const { locale, hourCycle } = timeManner(i18n.locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
  const isToday = [from, until].every((moment) => day.format(moment) === day.format(now))
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle,
    ...(!isToday && { day: 'numeric', month: 'short' }),
  })
}

/** From the top: what comes just below the newer rows; from the bottom: just above the older ones. */
type GapChoice = 'top' | 'bottom' | 'skip'

/** Why a gap could not be filled. */
interface GapTrouble {
  readonly message: string
  /** When it may be tried again, in milliseconds since 1970; null where nobody said. */
  readonly retryAt: number | null
}

interface GapCardProps {
  readonly span: GapSpan
  readonly position: number
  readonly setSize: number
  /** @returns resolves when it is done, with what went wrong or null. Never rejects. */
  readonly onFill: (choice: GapChoice) => Promise<GapTrouble | null>
}

/** A hole in a list: how much is missing, from when, and the ways to close it. */
export function GapCard({ span, position, setSize, onFill }: GapCardProps) {
  const { t, i18n } = useLingui()
  const card = useRef<HTMLElement>(null)
  const [isFilling, setIsFilling] = useState(false)
  const [trouble, setTrouble] = useState<GapTrouble | null>(null)

  const handleFill = async (choice: GapChoice, pressed: HTMLButtonElement) => {
    if (card.current === null) return
    const letGo = keepRow(card.current, choice === 'bottom' ? 'below' : 'above')
    setIsFilling(true)
    setTrouble(null)
    setTrouble(await onFill(choice))
    setIsFilling(false)
    letGo(pressed)
  }
  const button = (choice: GapChoice): ComponentProps<'button'> => ({
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
        <span>{gapWords(i18n, span, systemClock.now())}</span>
      </p>
      <div className={styles['ways']}>
        <button {...button('top')}>
          <Trans>Load missing posts</Trans>
        </button>
        <button {...button('bottom')}>
          <Trans>Load from older side</Trans>
        </button>
        <button {...button('skip')}>
          <Trans>Skip</Trans>
        </button>
      </div>
      {trouble !== null && <Trouble trouble={trouble} />}
    </article>
  )
}

function Trouble({ trouble: { message, retryAt } }: { readonly trouble: GapTrouble }) {
  const { i18n } = useLingui()
  const { locale, hourCycle } = timeManner(i18n.locale)
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle } as const
  const again = retryAt === null ? null : new Intl.DateTimeFormat(locale, time).format(retryAt)

  return (
    <Said className={styles['trouble']}>
      {again === null ? (
        <Trans>Couldn't load posts: {message}</Trans>
      ) : (
        <Trans>Rate limited. Please retry after {again}.</Trans>
      )}
    </Said>
  )
}
