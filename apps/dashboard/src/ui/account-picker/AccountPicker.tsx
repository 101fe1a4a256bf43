import { useId, type ReactNode } from 'react'
import styles from './AccountPicker.module.css'

interface AccountOption<Key extends string> {
  /** `user@host` */
  readonly key: Key
  readonly avatar: ReactNode
}

interface AccountPickerProps<Key extends string> {
  /** The legend of the group. */
  readonly legend: string
  readonly accounts: readonly AccountOption<Key>[]
  readonly chosen: Key
  readonly onChoose: (key: Key) => void
}

/** A radio group of the signed-in accounts. */
export function AccountPicker<Key extends string>(props: AccountPickerProps<Key>) {
  const { legend, accounts, chosen, onChoose } = props
  const name = useId()

  return (
    <fieldset className={styles['accounts']}>
      <legend>{legend}</legend>
      {accounts.map(({ key, avatar }) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {avatar}
          <bdi dir="ltr">@{key}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
