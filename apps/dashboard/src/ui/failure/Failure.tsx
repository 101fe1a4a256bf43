import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { FailureProps, ColumnBox, DialogBox, FailedPart, RowPart } from './failed-part.ts'
import styles from './Failure.module.css'

/** The error fallback, at the size of the failed part. */
export function Failure(props: FailedPart & FailureProps) {
  switch (props.kind) {
    case 'column':
      return <BrokenColumn {...props} />
    case 'dialog':
      return <BrokenDialog {...props} />
    case 'row':
      return <BrokenRow {...props} />
    case 'sign':
      return <BrokenControl {...props} />
    case 'box':
    case 'deck':
      return <FailureView {...props} isWholePage={props.kind === 'deck'} />
  }
}

interface FailureViewProps extends FailureProps {
  /** The whole page failed. */
  readonly isWholePage?: boolean
  readonly children?: ReactNode
}

/** The fallback of a part that could not be loaded or that threw an error. */
export function FailureView({
  isMissing,
  isWholePage = false,
  onRetry,
  children,
}: FailureViewProps) {
  return (
    <div className={styles['failure']} role="alert">
      <Icon name="warning" size={32} />
      <p>
        {isMissing ? (
          <Trans>Something went wrong while loading this component</Trans>
        ) : isWholePage ? (
          <Trans>Something went wrong. Your drafts are saved in this browser.</Trans>
        ) : (
          <Trans>Something went wrong here. The rest of your deck still works.</Trans>
        )}
      </p>
      <Button onClick={onRetry}>
        {isMissing ? <Trans>Try again</Trans> : <Trans>Reload</Trans>}
      </Button>
      {children}
    </div>
  )
}

/**
 * The fallback of a column whose frame failed. It offers Remove itself, since the column's header is not available.
 */
export function BrokenColumn({ id, style, onRemove, ...caught }: ColumnBox & FailureProps) {
  const { t } = useLingui()

  return (
    <section
      id={id}
      className={styles['column']}
      aria-label={t`Broken column`}
      style={style}
      tabIndex={-1}
    >
      <FailureView {...caught}>
        <Button variant="quiet" onClick={onRemove}>
          <Trans>Remove column</Trans>
        </Button>
      </FailureView>
    </section>
  )
}

/** The fallback of a dialog that could not be loaded or that threw an error. @see MOD-19, ERR-14 */
export function BrokenDialog({ isMissing, onRetry, onClose }: DialogBox & FailureProps) {
  const { t } = useLingui()

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={
        isMissing
          ? t`Something went wrong while loading this component`
          : t`Something went wrong here. The rest of your deck still works.`
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button variant="primary" data-autofocus onClick={onRetry}>
            {isMissing ? <Trans>Try again</Trans> : <Trans>Reload</Trans>}
          </Button>
        </>
      }
    />
  )
}

/** A one-line fallback of a row that threw an error. */
export function BrokenRow({ position, setSize, onRetry }: RowPart & FailureProps) {
  const { t } = useLingui()

  return (
    // The APG feed pattern requires focusable articles.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
    <article
      className={styles['row']}
      aria-label={t`Broken item`}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={0}
    >
      <Icon name="warning" size={15} />
      <p>
        <Trans>Couldn't show this item.</Trans>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </article>
  )
}

/** There is no space for text, so the message is the accessible name. */
export function BrokenControl({ onRetry }: Pick<FailureProps, 'onRetry'>) {
  const { t } = useLingui()
  return <IconButton label={t`Something went wrong. Try again.`} icon="warning" onClick={onRetry} />
}
