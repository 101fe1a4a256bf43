import type { AccountKey } from '@colonnade/domain/entities'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import {
  SessionProvider,
  useAppValue,
  useSession,
  useSessionValue,
} from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { accountColourAtoms } from '../../../state/sessions/account-looks.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { getPaint } from '../../../ui/swatches/get-paint.ts'
import type { AccountMarkPlace } from './account-mark-place.ts'
import styles from './AccountMark.module.css'

/** The places whose element has an edge for the colour. */
const EDGED: ReadonlySet<AccountMarkPlace> = new Set(['header', 'strip', 'edge'])

interface AccountMarkProps {
  readonly accountKey: AccountKey
  readonly place: AccountMarkPlace
}

/**
 * The account of a column: a bar in its colour, and its avatar with a ring. Decorative, because the column's name has
 * the account too. @see BY-37
 */
export function AccountMark({ accountKey, place }: AccountMarkProps) {
  const colour = useAppValue(accountColourAtoms(accountKey))
  const hasOwnShade = colour?.startsWith('#') === true

  return (
    <span
      className={styles['mark']}
      data-place={place}
      data-shaded={hasOwnShade || undefined}
      title={place === 'header' ? `@${accountKey}` : undefined}
      style={{ '--account-paint': getPaint(colour) }}
    >
      {EDGED.has(place) && <span className={styles['bar']} />}
      {place !== 'edge' && <AccountAvatar accountKey={accountKey} />}
    </span>
  )
}

interface AccountAvatarProps {
  readonly accountKey: AccountKey
}

/** The avatar of an account of this deck; its first letter while it is signed out. */
export function AccountAvatar({ accountKey }: AccountAvatarProps) {
  const sessions = useAppValue(sessionsAtom)
  const session = sessions.find(({ key }) => key === accountKey)
  if (session === undefined)
    return (
      <Avatar
        src={null}
        name={accountKey}
        size="small"
        className={classNames(styles['avatar'], styles['asleep'])}
      />
    )

  return (
    <SessionProvider session={session}>
      <SignedInAvatar />
    </SessionProvider>
  )
}

function SignedInAvatar() {
  const { me, key } = useSession()
  const account = useSessionValue(accountAtoms, me)

  return (
    <Avatar
      src={account?.avatar_static ?? null}
      name={key}
      size="small"
      className={styles['avatar']}
    />
  )
}
