import { Trans, useLingui } from '@lingui/react/macro'
import { setDomainBlockAtom } from '../../state/actions/block-domain.ts'
import { isDomainBlockedAtom } from '../../state/domain-blocks/domain-blocks.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useLetGo } from './use-let-go.ts'
import styles from './People.module.css'

interface DomainRowProps {
  readonly domain: string
}

/** A blocked server, and the way to let it back in. @see DOM-02 */
export function DomainRow({ domain }: DomainRowProps) {
  const { t } = useLingui()
  const setDomainBlock = useSessionAction(setDomainBlockAtom)
  const isBlocked = useSessionAction(isDomainBlockedAtom)
  const letGo = useLetGo()

  return (
    <div className={styles['domain']}>
      <Icon name="globe" />
      <bdi dir="ltr" title={domain}>
        {domain}
      </bdi>
      <Button
        onClick={(event) =>
          void letGo(event.currentTarget, {
            act: () => setDomainBlock(domain, false),
            isStill: () => isBlocked(domain),
            told: t`${domain} is no longer blocked`,
            undo: () => void setDomainBlock(domain, true),
          })
        }
      >
        <Trans>Unblock</Trans>
      </Button>
    </div>
  )
}
