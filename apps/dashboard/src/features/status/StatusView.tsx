import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { getSpokenName } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { UnreadDivider } from '../../ui/live-list/UnreadDivider.tsx'
import { StatusActions } from './actions/StatusActions.tsx'
import { useRowKeys } from './actions/use-row-keys.ts'
import { StatusBody } from './body/StatusBody.tsx'
import { getBackgroundStyle, getCollapseInput, isSurelyShort } from './collapse/collapse-rules.ts'
import { CollapsedLine } from './collapse/CollapsedLine.tsx'
import { CollapseToggle } from './collapse/CollapseToggle.tsx'
import { useCollapse } from './collapse/use-collapse.ts'
import { getAccountPath, getStatusPath } from './content/link-target.ts'
import { StatusHeader } from './header/StatusHeader.tsx'
import { LazyReplyingTo, PinnedLabel, BoostedBy } from './header/StatusReasons.tsx'
import { getStatusLabel } from './row/get-status-label.ts'
import { PicturesContext } from './row/pictures.ts'
import { getRowDescription } from './row/row-description.ts'
import { isFiltered, useRowUiState } from './row/row-ui-state.ts'
import { RowArticle } from './row/RowArticle.tsx'
import { useContentWarning } from './row/use-content-warning.ts'
import { useOpenOnClick } from './row/use-open-on-click.ts'
import type { StatusViewProps } from './status-view-props.ts'
import ring from '../../ui/focus/FocusRing.module.css'
import styles from './StatusView.module.css'

/** A post in a list, with its actions. Does not access stores, and does not depend on its position. */
export function StatusView(props: StatusViewProps) {
  const { status, author, booster, filter, options, actions } = props
  const { t, i18n } = useLingui()
  const name = getSpokenName(author)
  const hasWarning = hasContentWarning(status)
  const { memory, remember, isToggledOpen } = useContentWarning(
    useRowUiState(props.uiStateKey),
    options.startsOpen(status.spoiler_text),
  )
  const open = useContext(OpenBesideContext)
  const showsPictures = useContext(PicturesContext)
  const avatar = options.isAnimated ? author.avatar : author.avatar_static
  const openBeside = (row: Element) => void open(getStatusPath(status.id), row)
  const isLine = isFiltered(filter, memory)
  const { row, isCollapsed, canCollapse, ...fold } = useCollapse({
    uiStateKey: props.uiStateKey,
    uiState: memory,
    setUiState: remember,
    input: getCollapseInput(props),
    isSurelyShort: () => isLine || (hasWarning && !memory.isOpen) || isSurelyShort(status),
    staysOpen: isLine || (hasWarning && isToggledOpen),
  })
  const toggle = isCollapsed ? fold.open : fold.collapse
  const press = useOpenOnClick(
    isCollapsed ? fold.open : actions.expand,
    openBeside,
    canCollapse && !isLine ? toggle : actions.expand,
  )
  const openWarning = () => {
    remember({ isOpen: true, isCollapsed: false })
  }
  const toggleWarning = () => {
    if (isCollapsed) openWarning()
    else if (hasWarning) remember({ isOpen: !memory.isOpen })
    else if (canCollapse) fold.collapse()
  }
  const handleKeyDown = useRowKeys({
    actions,
    hasLetters: options.hasKeys,
    toggleWarning,
    openBeside,
  })

  return (
    // The APG feed pattern requires focusable articles with keys of their own.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
    <RowArticle
      ref={row}
      className={classNames(styles['status'], ring['above'])}
      // Hidden content is not announced either.
      aria-label={isLine ? t`Filtered: ${name}` : getStatusLabel(author, status)}
      description={getRowDescription(i18n, { status, booster, isLine })}
      data-visibility={status.visibility}
      data-collapsed={isCollapsed || undefined}
      style={isCollapsed ? getBackgroundStyle(props) : undefined}
      tabIndex={0}
      onKeyDown={handleKeyDown}
      {...press}
    >
      {props.isPlace === true && <UnreadDivider />}
      {props.isPinned === true && <PinnedLabel />}
      {props.showsParent === true && <LazyReplyingTo status={status} author={author} />}
      {booster !== null && <BoostedBy booster={booster} isAnimated={options.isAnimated} />}
      <AppLink
        to={getAccountPath(author.id)}
        className={styles['avatar']}
        aria-hidden="true"
        tabIndex={-1}
      >
        <Avatar src={showsPictures ? avatar : null} name={name} />
      </AppLink>
      <div className={styles['main']}>
        <StatusHeader
          status={status}
          author={author}
          isAnimated={options.isAnimated}
          onShowVersions={options.offers.versions ? actions.showVersions : null}
          toggle={
            canCollapse && !isLine && <CollapseToggle isCollapsed={isCollapsed} onToggle={toggle} />
          }
        />
        {isCollapsed && (
          <CollapsedLine
            status={status}
            isAnimated={options.isAnimated}
            onOpenWarning={openWarning}
          />
        )}
        <StatusBody
          status={status}
          isOwn={status.account === props.me}
          isCollapsed={isCollapsed}
          quote={props.quote}
          filter={filter}
          options={options}
          uiState={memory}
          onUiStateChange={remember}
          actions={actions}
        />
        {(!isCollapsed || options.collapsed.show_action_bar) && (
          <StatusActions
            status={status}
            author={author}
            me={props.me}
            showsReplyCount={options.showsReplyCount}
            staffOrigin={options.staffOrigin}
            offers={options.offers}
            actions={actions}
          />
        )}
      </div>
    </RowArticle>
  )
}
