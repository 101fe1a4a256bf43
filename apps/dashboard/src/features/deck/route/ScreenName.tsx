import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { platformAtom } from '../../../state/app-store.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import type { RouteScreen } from '../deck-parts.ts'

const FAILURE = { kind: 'sign' } as const

interface ScreenNameProps {
  /** Null when the deck shows only its columns. */
  readonly screen: RouteScreen | null
}

/** Names the shown screen in the page title and in the h1 above the headings of the columns. */
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
  const name = screen === null ? t`Columns` : screen.face.name

  useEffect(() => title.setScreen(name), [title, name])

  return <h1 className="visually-hidden">{name}</h1>
}
