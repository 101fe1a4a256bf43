import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  pickHelperFriend,
  getNextHelperFriend,
  type HelperFriend as Friend,
} from '@colonnade/domain/compose'
import styles from './HelperFriend.module.css'

const DRAWINGS = {
  0: new URL('./friends/cat.svg', import.meta.url).href,
  1: new URL('./friends/owl.svg', import.meta.url).href,
  2: new URL('./friends/snail.svg', import.meta.url).href,
  3: new URL('./friends/moth.svg', import.meta.url).href,
} as const satisfies Record<Friend, string>

interface HelperFriendProps {
  /** The server's mascot, which replaces ours (SES-12). */
  readonly mascot: string | null
  /** A random number from 0 to below 1, which picks the friend. */
  readonly chance: number
}

/** A decorative figure below the composer. A click shows the next one (CMP-57). */
export function HelperFriend({ mascot, chance }: HelperFriendProps) {
  const { t } = useLingui()
  const [friend, setFriend] = useState(() => pickHelperFriend(chance))

  if (mascot !== null) {
    return <img className={styles['friend']} src={mascot} alt="" loading="lazy" draggable={false} />
  }
  return (
    <button
      type="button"
      className={styles['friend']}
      data-fleeting
      aria-label={t`New companion`}
      onClick={() => {
        setFriend(getNextHelperFriend(friend))
      }}
    >
      <img key={friend} src={DRAWINGS[friend]} alt="" loading="lazy" draggable={false} />
    </button>
  )
}
