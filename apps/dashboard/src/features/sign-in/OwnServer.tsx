import { Trans } from '@lingui/react/macro'
import { useAppAction } from '../../state/react/index.ts'
import { beginSignInAtom } from '../../state/sessions/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './SignIn.module.css'

interface OwnServerProps {
  readonly host: string
}

/** One button where the page comes from a server to sign in to. */
export function OwnServer({ host }: OwnServerProps) {
  const beginSignIn = useAppAction(beginSignInAtom)

  return (
    <>
      <Button
        variant="primary"
        className={styles['wide']}
        onClick={() => beginSignIn(location.origin)}
      >
        <Trans>Sign in to {host}</Trans>
      </Button>
      <p className={styles['or']}>
        <span>
          <Trans>or use another server</Trans>
        </span>
      </p>
    </>
  )
}
