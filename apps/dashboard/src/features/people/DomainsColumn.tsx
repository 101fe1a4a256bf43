import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import { setDomainBlockAtom } from '../../state/actions/block-domain.ts'
import { DOMAIN_BLOCKS, domainBlockLists } from '../../state/domain-blocks/domain-blocks.ts'
import {
  growDomainBlocksAtom,
  isDomainBlockedAtom,
  openDomainBlocksAtom,
} from '../../state/domain-blocks/load-domain-blocks.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { GrowingList } from '../../ui/growing-list/GrowingList.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ListScreen } from './ListScreen.tsx'
import { useLetGo } from './use-let-go.ts'
import styles from './People.module.css'

interface DomainsColumnProps {
  /** The column's name. */
  readonly label: string
}

/** What a row is taken for until one is drawn. */
const ROW_PX = 56

/** The servers of which one sees nobody. @see DOM-02, DOM-03, DOM-04 */
export function DomainsColumn({ label }: DomainsColumnProps) {
  const pages = useSessionValue(domainBlockLists.shownAtoms, DOMAIN_BLOCKS)
  const open = useSessionAction(openDomainBlocksAtom)
  const growList = useSessionAction(growDomainBlocksAtom)
  const grow = useCallback(() => void growList(DOMAIN_BLOCKS), [growList])

  useEffect(() => {
    void open(DOMAIN_BLOCKS)
  }, [open])

  return (
    <ListScreen
      pages={pages}
      empty={{
        icon: 'globe',
        title: <Trans>There are no blocked domains yet</Trans>,
        words: <Trans>Block a domain from the menu of any post or profile.</Trans>,
      }}
      onRetry={() => void open(DOMAIN_BLOCKS)}
      onGrow={grow}
    >
      <GrowingList
        label={label}
        items={pages.items}
        rowPx={ROW_PX}
        drawRow={(domain) => <DomainRow domain={domain} />}
        isLoading={pages.isLoading && pages.next !== null}
        trouble={pages.error?.message ?? null}
        onGrow={grow}
      />
    </ListScreen>
  )
}

interface DomainRowProps {
  readonly domain: string
}

/** A blocked server, and the way to let it back in. @see DOM-02 */
function DomainRow({ domain }: DomainRowProps) {
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
            isStill: () => isBlocked(DOMAIN_BLOCKS, domain),
            told: t`Unblocked ${domain}`,
            undo: () => void setDomainBlock(domain, true),
          })
        }
      >
        <Trans>Unblock</Trans>
      </Button>
    </div>
  )
}
