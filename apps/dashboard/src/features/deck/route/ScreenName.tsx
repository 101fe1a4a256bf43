import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { platformAtom } from '../../../state/app-store.ts'
import { pageViewAtom } from '../../../state/columns/page-view.ts'
import { activeWorkspaceAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import type { RouteScreen } from '../deck-parts.ts'

const FAILURE = { kind: 'sign' } as const

interface ScreenNameProps {
  /** Null when the deck shows only its columns. */
  readonly screen: RouteScreen | null
}

/**
 * Names the shown screen in the page title and in the h1 above the headings of the columns. A window of one workspace has
 * its name.
 */
export function ScreenName({ screen }: ScreenNameProps) {
  return (
    <ErrorBoundary part={FAILURE}>
      <RenderedName screen={screen} />
    </ErrorBoundary>
  )
}

function RenderedName({ screen }: ScreenNameProps) {
  const { t } = useLingui()
  const { title } = useAppValue(platformAtom)
  const view = useAppValue(pageViewAtom)
  const workspace = useAppValue(activeWorkspaceAtom)
  const name = screen?.face.name ?? ((view && workspace.name) || t`Columns`)

  useEffect(() => title.setScreen(name), [title, name])

  return <h1 className="visually-hidden">{name}</h1>
}
