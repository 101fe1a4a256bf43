import { useId, type ReactNode } from 'react'
import styles from './AccountChoice.module.css'

interface Choosable<Key extends string> {
  /** `user@host` */
  readonly key: Key
  readonly face: ReactNode
}

interface AccountChoiceProps<Key extends string> {
  /** What is chosen. */
  readonly legend: string
  readonly accounts: readonly Choosable<Key>[]
  readonly chosen: Key
  readonly onChoose: (key: Key) => void
}

/** One of several accounts that are signed in. */
export function AccountChoice<Key extends string>(props: AccountChoiceProps<Key>) {
  const { legend, accounts, chosen, onChoose } = props
  const name = useId()

  return (
    <fieldset className={styles['accounts']}>
      <legend>{legend}</legend>
      {accounts.map(({ key, face }) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {face}
          <bdi dir="ltr">@{key}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
