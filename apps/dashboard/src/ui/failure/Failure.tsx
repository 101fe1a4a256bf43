import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { Caught, ColumnBox, DialogBox, Failed, Row } from './failed-props.ts'
import styles from './Failure.module.css'

/** What stands where something broke, at the size of what broke. */
export function Failure(props: Failed & Caught) {
  switch (props.kind) {
    case 'column':
      return <BrokenColumn {...props} />
    case 'dialog':
      return <BrokenDialog {...props} />
    case 'row':
      return <BrokenRow {...props} />
    case 'sign':
      return <BrokenSign {...props} />
    case 'box':
    case 'deck':
      return <FailureView {...props} isWhole={props.kind === 'deck'} />
  }
}

interface FailureViewProps extends Caught {
  /** Nothing else is left on the page. */
  readonly isWhole?: boolean
  /** What else may be done. */
  readonly children?: ReactNode
}

/** What stands where a part of the program could not load, or broke while it ran. */
export function FailureView({ isMissing, isWhole = false, onRetry, children }: FailureViewProps) {
  return (
    <div className={styles['failure']} role="alert">
      <Icon name="warning" size={32} />
      <p>
        {isMissing ? (
          <Trans>Something went wrong while loading this component</Trans>
        ) : isWhole ? (
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

/** What stands in a column's place when its frame broke: nothing that its header offers is within reach. */
export function BrokenColumn({ id, style, onRemove, ...caught }: ColumnBox & Caught) {
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

/** Stands for a dialog that could not load, or broke while it was open. @see MOD-19, ERR-14 */
export function BrokenDialog({ isMissing, onRetry, onClose }: DialogBox & Caught) {
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

/** One line where a row was that cannot be drawn. */
export function BrokenRow({ position, setSize, onRetry }: Row & Caught) {
  const { t } = useLingui()

  return (
    // The APG feed pattern asks for articles that take the focus.
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

/** There is no room for words, so they are its name. */
export function BrokenSign({ onRetry }: Pick<Caught, 'onRetry'>) {
  const { t } = useLingui()
  return <IconButton label={t`Something went wrong. Try again.`} icon="warning" onClick={onRetry} />
}
