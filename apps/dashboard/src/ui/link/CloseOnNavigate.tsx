import { type ReactNode, useContext } from 'react'
import { NavigateContext } from './navigate-context.ts'
import { OpenBesideContext } from './open-beside-context.ts'

interface CloseOnNavigateProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Closes the surrounding dialog when a link inside is followed, here or in a new column. */
export function CloseOnNavigate({ onClose, children }: CloseOnNavigateProps) {
  const navigate = useContext(NavigateContext)
  const openBeside = useContext(OpenBesideContext)

  const handleNavigate = (path: string) => {
    onClose()
    navigate(path)
  }
  const handleBeside = (path: string, from: Element) => {
    const isOpened = openBeside(path, from)
    if (isOpened) onClose()
    return isOpened
  }
  return (
    <NavigateContext value={handleNavigate}>
      <OpenBesideContext value={handleBeside}>{children}</OpenBesideContext>
    </NavigateContext>
  )
}
