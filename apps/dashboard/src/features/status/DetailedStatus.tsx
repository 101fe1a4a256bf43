import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { getAccountName, getSpokenName } from '@colonnade/domain/entities'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { StatusActions } from './actions/StatusActions.tsx'
import { useRowKeys } from './actions/use-row-keys.ts'
import { StatusBody } from './body/StatusBody.tsx'
import { accountPath, statusPath } from './content/link-target.ts'
import { DisplayName } from './header/DisplayName.tsx'
import { Handle } from './header/Handle.tsx'
import { LateReplyReason } from './header/StatusReasons.tsx'
import { rowFacts } from './row/row-facts.ts'
import { isFiltered, useRowMemory } from './row/row-memory.ts'
import { RowArticle } from './row/RowArticle.tsx'
import { statusLabel } from './row/status-label.ts'
import { useWarning } from './row/use-warning.ts'
import type { StatusViewProps } from './status-view-props.ts'
import { StatusFacts } from './StatusFacts.tsx'
import ring from '../../ui/focus/Ring.module.css'
import styles from './DetailedStatus.module.css'

/** The post that somebody opened: larger than a row, and with all that is known of it. Knows nothing of stores. */
export function DetailedStatus(props: StatusViewProps) {
  const { status, author, booster, options, actions } = props
  const { t, i18n } = useLingui()
  const name = getSpokenName(author)
  const { memory, remember } = useWarning(
    useRowMemory(props.memoryKey),
    options.startsOpen(status.spoiler_text),
  )
  const isLine = isFiltered(props.filter, memory)
  const open = useContext(OpenBesideContext)
  const handleKeyDown = useRowKeys({
    actions,
    hasLetters: options.hasKeys,
    toggleWarning: () => {
      remember({ isOpen: !memory.isOpen })
    },
    openBeside: (row) => void open(statusPath(status.id), row),
  })

  return (
    // The APG feed pattern asks for articles that take the focus and have keys of their own.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
    <RowArticle
      className={classNames(styles['status'], ring['above'])}
      // What is kept out of sight is not said aloud either.
      aria-label={isLine ? t`Filtered: ${name}` : statusLabel(author, status)}
      aria-current="true"
      facts={rowFacts(i18n, { status, booster, isLine })}
      data-visibility={status.visibility}
      tabIndex={0}
      onKeyDown={handleKeyDown}
    >
      {props.showsParent === true && <LateReplyReason status={status} author={author} />}
      <AppLink to={accountPath(author.id)} className={styles['author']}>
        <Avatar
          src={options.isAnimated ? author.avatar : author.avatar_static}
          name={name}
          className={styles['avatar']}
        />
        <span className={styles['names']}>
          <b className="cut-name" title={getAccountName(author)}>
            <DisplayName account={author} isAnimated={options.isAnimated} />
          </b>
          <Handle acct={author.acct} />
        </span>
      </AppLink>
      <div className={styles['body']}>
        <StatusBody
          status={status}
          isOwn={status.account === props.me}
          quote={props.quote}
          filter={props.filter}
          options={options}
          isDetailed
          memory={memory}
          onRemember={remember}
          actions={actions}
        />
      </div>
      <StatusFacts
        status={status}
        onShowVersions={options.offers.versions ? actions.showVersions : null}
      />
      <div className={styles['actions']}>
        <StatusActions
          status={status}
          author={author}
          me={props.me}
          showsReplyCount={options.showsReplyCount}
          staffOrigin={options.staffOrigin}
          offers={options.offers}
          actions={actions}
        />
      </div>
    </RowArticle>
  )
}
