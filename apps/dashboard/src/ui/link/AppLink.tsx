import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { getClickTarget } from './click-target.ts'
import { NavigateContext } from './navigate-context.ts'
import { OpenBesideContext } from './open-beside-context.ts'

interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  /** The path inside the dashboard that a plain click opens. */
  readonly to: string
}

/**
 * A link to a path inside the dashboard. A plain click navigates without a page load, Ctrl or Cmd opens a column.
 * With another key or button the browser follows `href`, or else `to`.
 */
export function AppLink({ to, href = to, onClick, children, ...rest }: AppLinkProps) {
  const navigate = useContext(NavigateContext)
  const openBeside = useContext(OpenBesideContext)

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    const target = getClickTarget(event)
    if (target === 'here') navigate(to)
    if (target === 'here' || (target === 'beside' && openBeside(to, event.currentTarget)))
      event.preventDefault()
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
