import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { getSpokenName } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { PlaceLine } from '../../ui/live-list/PlaceLine.tsx'
import { StatusActions } from './actions/StatusActions.tsx'
import { useRowKeys } from './actions/use-row-keys.ts'
import { StatusBody } from './body/StatusBody.tsx'
import { backgroundStyle, collapseFacts, isPlainlyShort } from './collapse/collapse-facts.ts'
import { CollapsedLine } from './collapse/CollapsedLine.tsx'
import { CollapseToggle } from './collapse/CollapseToggle.tsx'
import { useCollapse } from './collapse/use-collapse.ts'
import { accountPath, statusPath } from './content/link-target.ts'
import { StatusHeader } from './header/StatusHeader.tsx'
import { LateReplyReason, PinnedReason, StatusReason } from './header/StatusReasons.tsx'
import { rowFacts } from './row/row-facts.ts'
import { isFiltered, useRowMemory } from './row/row-memory.ts'
import { RowArticle } from './row/RowArticle.tsx'
import { statusLabel } from './row/status-label.ts'
import { useOpenOnPress } from './row/use-open-on-press.ts'
import { useWarning } from './row/use-warning.ts'
import type { StatusViewProps } from './status-view-props.ts'
import ring from '../../ui/focus/Ring.module.css'
import styles from './StatusView.module.css'

/** One post in a list, with all that can be done with it. Knows nothing of stores, and not where it stands. */
export function StatusView(props: StatusViewProps) {
  const { status, author, booster, filter, options, actions } = props
  const { t, i18n } = useLingui()
  const name = getSpokenName(author)
  const hasWarning = hasContentWarning(status)
  const { memory, remember, isWishedOpen } = useWarning(
    useRowMemory(props.memoryKey),
    options.startsOpen(status.spoiler_text),
  )
  const open = useContext(OpenBesideContext)
  const openBeside = (row: Element) => void open(statusPath(status.id), row)
  const isLine = isFiltered(filter, memory)
  const { row, isCollapsed, canCollapse, ...fold } = useCollapse({
    memoryKey: props.memoryKey,
    memory,
    remember,
    facts: collapseFacts(props),
    isPlainlyShort: () => isLine || (hasWarning && !memory.isOpen) || isPlainlyShort(status),
    staysOpen: isLine || (hasWarning && isWishedOpen),
  })
  const toggle = isCollapsed ? fold.open : fold.collapse
  const press = useOpenOnPress(
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
    // The APG feed pattern asks for articles that take the focus and have keys of their own.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
    <RowArticle
      ref={row}
      className={classNames(styles['status'], ring['above'])}
      // What is kept out of sight is not said aloud either.
      aria-label={isLine ? t`Filtered: ${name}` : statusLabel(author, status)}
      facts={rowFacts(i18n, { status, booster, isLine })}
      data-visibility={status.visibility}
      data-collapsed={isCollapsed || undefined}
      style={isCollapsed ? backgroundStyle(props) : undefined}
      tabIndex={0}
      onKeyDown={handleKeyDown}
      {...press}
    >
      {props.isPlace === true && <PlaceLine />}
      {props.isPinned === true && <PinnedReason />}
      {props.showsParent === true && <LateReplyReason status={status} author={author} />}
      {booster !== null && <StatusReason booster={booster} isAnimated={options.isAnimated} />}
      <AppLink
        to={accountPath(author.id)}
        className={styles['avatar']}
        aria-hidden="true"
        tabIndex={-1}
      >
        <Avatar src={options.isAnimated ? author.avatar : author.avatar_static} name={name} />
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
          memory={memory}
          onRemember={remember}
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
