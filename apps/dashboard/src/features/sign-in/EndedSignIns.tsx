import { Trans } from '@lingui/react/macro'
import { useAppValue } from '../../state/react/index.ts'
import { endedSignInsAtom } from '../../state/sessions/ended-sign-ins.ts'
import styles from './SignIn.module.css'

/** Tells of each sign-in that its server has ended. */
export function EndedSignIns() {
  const ended = useAppValue(endedSignInsAtom)

  return ended.map(({ key, origin }) => (
    <p key={key} className={styles['trouble']} role="alert">
      <EndedText host={new URL(origin).host} />
    </p>
  ))
}

function EndedText({ host }: { readonly host: string }) {
  return (
    <Trans>
      Your sign-in at {host} has ended. Sign in again to continue; your drafts and columns are kept.
    </Trans>
  )
}
