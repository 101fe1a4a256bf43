import { memo } from 'react'
import { type AccountEntity, type AccountRecord, getAccountName } from '@colonnade/domain/entities'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import styles from './Composer.module.css'

interface OwnNameProps {
  readonly me: AccountEntity | AccountRecord
  readonly origin: string
}

/** Name and handle of the posting account. */
export const OwnName = memo(function OwnName({ me, origin }: OwnNameProps) {
  const name = getAccountName(me)

  return (
    <div className={styles['me']}>
      <Avatar src={me.avatar_static} name={name} />
      <div>
        <b className="cut-name">
          <bdi>{name}</bdi>
        </b>
        <small>
          <bdi dir="ltr">
            @{me.username}@{URL.parse(origin)?.host ?? ''}
          </bdi>
        </small>
      </div>
    </div>
  )
})
