import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  helperFriend,
  nextHelperFriend,
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
  /** The server's own figure, in place of ours (SES-12). */
  readonly mascot: string | null
  /** Decides who comes; from 0 to below 1. */
  readonly chance: number
}

/** Somebody who keeps the writer company. A press brings the next one (CMP-57). */
export function HelperFriend({ mascot, chance }: HelperFriendProps) {
  const { t } = useLingui()
  const [friend, setFriend] = useState(() => helperFriend(chance))

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
        setFriend(nextHelperFriend(friend))
      }}
    >
      <img key={friend} src={DRAWINGS[friend]} alt="" loading="lazy" draggable={false} />
    </button>
  )
}
