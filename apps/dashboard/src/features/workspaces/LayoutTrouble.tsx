import { Trans } from '@lingui/react/macro'
import type { LayoutFile } from './use-layout-file.ts'
import styles from './ImportDialog.module.css'

type Reason = Extract<LayoutFile, { status: 'refused' }>['reason']

interface LayoutTroubleProps {
  readonly reason: Reason
}

/** Why a file is not taken. */
export function LayoutTrouble({ reason }: LayoutTroubleProps) {
  return (
    <p className={styles['trouble']} role="alert">
      <b>
        <TroubleText reason={reason} />
      </b>
      <Trans>Nothing was changed.</Trans>
    </p>
  )
}

function TroubleText({ reason }: LayoutTroubleProps) {
  switch (reason) {
    case 'not-json':
      return <Trans>This is no layout file: it cannot be read as JSON.</Trans>
    case 'foreign':
      return <Trans>This file was written by another program.</Trans>
    case 'newer':
      return <Trans>This file was written by a newer version of Colonnade.</Trans>
    case 'damaged':
      return <Trans>This file is damaged: something would be lost by reading it.</Trans>
    case 'too-large':
      return <Trans>This file is too large to be a layout.</Trans>
    case 'unreadable':
      return <Trans>The browser cannot read this file.</Trans>
  }
}
