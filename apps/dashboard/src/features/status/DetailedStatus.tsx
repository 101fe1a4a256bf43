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
import { getAccountPath, getStatusPath } from './content/link-target.ts'
import { DisplayName } from './header/DisplayName.tsx'
import { Handle } from './header/Handle.tsx'
import { LazyReplyingTo } from './header/StatusReasons.tsx'
import { getStatusLabel } from './row/get-status-label.ts'
import { getRowDescription } from './row/row-description.ts'
import { isFiltered, useRowUiState } from './row/row-ui-state.ts'
import { RowArticle } from './row/RowArticle.tsx'
import { useContentWarning } from './row/use-content-warning.ts'
import type { StatusViewProps } from './status-view-props.ts'
import { StatusDetails } from './StatusDetails.tsx'
import ring from '../../ui/focus/FocusRing.module.css'
import styles from './DetailedStatus.module.css'

/** The opened post of a thread: larger than a row, with all details. Does not access stores. */
export function DetailedStatus(props: StatusViewProps) {
  const { status, author, booster, options, actions } = props
  const { t, i18n } = useLingui()
  const name = getSpokenName(author)
  const { memory, remember } = useContentWarning(
    useRowUiState(props.uiStateKey),
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
    openBeside: (row) => void open(getStatusPath(status.id), row),
  })

  return (
    // The APG feed pattern requires focusable articles with keys of their own.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
    <RowArticle
      className={classNames(styles['status'], ring['above'])}
      // Hidden content is not announced either.
      aria-label={isLine ? t`Filtered: ${name}` : getStatusLabel(author, status)}
      aria-current="true"
      description={getRowDescription(i18n, { status, booster, isLine })}
      data-visibility={status.visibility}
      tabIndex={0}
      onKeyDown={handleKeyDown}
    >
      {props.showsParent === true && <LazyReplyingTo status={status} author={author} />}
      <AppLink to={getAccountPath(author.id)} className={styles['author']}>
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
          uiState={memory}
          onUiStateChange={remember}
          actions={actions}
        />
      </div>
      <StatusDetails
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
