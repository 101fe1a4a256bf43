import { AwayWorkspace, type AwayWorkspaceProps } from './AwayWorkspace.tsx'
import { ColumnWindow, type ColumnWindowProps } from './ColumnWindow.tsx'

/** `window` is the screen of such a window, `workspace` is the placeholder of one in the deck. */
type WindowPartProps =
  | ({ readonly kind: 'window' } & ColumnWindowProps)
  | ({ readonly kind: 'workspace' } & AwayWorkspaceProps)

/** One of the parts that a deck with several windows has. @see BY-39 */
export function WindowPart(props: WindowPartProps) {
  switch (props.kind) {
    case 'window':
      return <ColumnWindow {...props} />
    case 'workspace':
      return <AwayWorkspace {...props} />
  }
}
