import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useAppAction } from '../../state/react/index.ts'
import { beginOwnSignInAtom, prepareOwnSignInAtom } from '../../state/sessions/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './SignIn.module.css'

interface OwnServerProps {
  readonly host: string
}

/** One button where the page comes from a server to sign in to. */
export function OwnServer({ host }: OwnServerProps) {
  const prepare = useAppAction(prepareOwnSignInAtom)
  const beginSignIn = useAppAction(beginOwnSignInAtom)

  useEffect(() => void prepare(), [prepare])

  return (
    <>
      <Button variant="primary" className={styles['wide']} onClick={() => void beginSignIn()}>
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
