import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ComponentProps } from 'react'
import { systemClock } from '../../lib/clock.ts'
import { timeManner } from '../../lib/reader-locale.ts'
import { Icon } from '../icon/Icon.tsx'
import { Said } from '../said/Said.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { gapWords, type GapSpan } from './gap-words.ts'
import { keepRow } from './keep-row.ts'
import styles from './GapCard.module.css'

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
      aria-label={t`Missing posts`}
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
          <Trans>Load from the bottom</Trans>
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
        <Trans>Nothing could be loaded: {message}</Trans>
      ) : (
        <Trans>Your server asks for a pause. Try again from {again} on.</Trans>
      )}
    </Said>
  )
}
