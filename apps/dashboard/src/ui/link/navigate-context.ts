import { createContext } from 'react'
import { goTo } from './go-to.ts'

/** Navigates to a path of the dashboard without a page load. */
export type Navigate = (path: string) => void

/**
 * The navigation of links inside the dashboard. A column may provide its own, to decide where its routes open. By
 * default the URL changes, and the route is rendered.
 */
export const NavigateContext = createContext<Navigate>((path) => goTo(path))
