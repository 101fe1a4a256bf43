import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { platformAtom } from '../../../state/app-store.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import type { RouteScreen } from '../deck-parts.ts'

const SIGN = { kind: 'sign' } as const

interface ScreenNameProps {
  /** Null where the deck shows its columns alone. */
  readonly screen: RouteScreen | null
}

/** Names the shown screen: in the browser's tab, and as the heading above those of the columns. */
export function ScreenName({ screen }: ScreenNameProps) {
  return (
    <ErrorBoundary of={SIGN}>
      <DrawnName screen={screen} />
    </ErrorBoundary>
  )
}

function DrawnName({ screen }: ScreenNameProps) {
  const { t } = useLingui()
  const { title } = useAppValue(platformAtom)
  const name = screen === null ? t`Columns` : screen.face.name

  useEffect(() => title.name(name), [title, name])

  return <h1 className="visually-hidden">{name}</h1>
}
