import { BrokenColumn } from './BrokenColumn.tsx'
import { BrokenDialog } from './BrokenDialog.tsx'
import { BrokenRow } from './BrokenRow.tsx'
import { BrokenSign } from './BrokenSign.tsx'
import type { Caught, Failed } from './failed-props.ts'
import { FailureView } from './FailureView.tsx'

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
