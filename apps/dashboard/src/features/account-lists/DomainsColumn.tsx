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
import { Icon } from '../../ui/icon/Icon.tsx'
import { InfiniteList } from '../../ui/infinite-list/InfiniteList.tsx'
import { ListScreen } from './ListScreen.tsx'
import { useRemoveRow } from './use-remove-row.ts'
import styles from './AccountLists.module.css'

interface DomainsColumnProps {
  readonly label: string
}

/** Estimated height of a row before one is rendered. */
const ROW_PX = 56

/** The blocked domains of the account. @see DOM-02, DOM-03, DOM-04 */
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
      <InfiniteList
        label={label}
        items={pages.items}
        rowPx={ROW_PX}
        renderRow={(domain) => <DomainRow domain={domain} />}
        isLoading={pages.isLoading && pages.next !== null}
        error={pages.error?.message ?? null}
        onLoadMore={grow}
      />
    </ListScreen>
  )
}

interface DomainRowProps {
  readonly domain: string
}

/** A blocked domain, with a button that unblocks it. @see DOM-02 */
function DomainRow({ domain }: DomainRowProps) {
  const { t } = useLingui()
  const setDomainBlock = useSessionAction(setDomainBlockAtom)
  const isBlocked = useSessionAction(isDomainBlockedAtom)
  const removeRow = useRemoveRow()

  return (
    <div className={styles['domain']}>
      <Icon name="globe" />
      <bdi dir="ltr" title={domain}>
        {domain}
      </bdi>
      <Button
        onClick={(event) =>
          void removeRow(event.currentTarget, {
            act: () => setDomainBlock(domain, false),
            isStillListed: () => isBlocked(DOMAIN_BLOCKS, domain),
            message: t`Unblocked ${domain}`,
            undo: () => void setDomainBlock(domain, true),
          })
        }
      >
        <Trans>Unblock</Trans>
      </Button>
    </div>
  )
}
