import { useAppValue } from '../../state/react/index.ts'
import { signInErrorAtom } from '../../state/sessions/sign-in.ts'
import { TroubleText } from './TroubleText.tsx'
import styles from './SignIn.module.css'

/** Why the last attempt did not lead in, in words. */
export function SignInTrouble() {
  const error = useAppValue(signInErrorAtom)
  if (error === null) return null

  return (
    <p className={styles['trouble']} role="alert">
      <TroubleText
        reason={error.reason}
        host={error.host ?? ''}
        detail={error.detail}
        status={error.status}
        isByServer={error.byServer}
        isPlainHttp={error.isPlainHttp}
      />
    </p>
  )
}
