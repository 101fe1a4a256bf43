import { createContext } from 'react'
import { goTo } from './go-to.ts'

/** Goes to a path of the dashboard without loading a page. */
export type Navigate = (path: string) => void

/**
 * How links go to places inside the dashboard. A column may give its own, to say where its routes
 * open; without one the address changes and whoever shows the route follows.
 */
export const NavigateContext = createContext<Navigate>((path) => goTo(path))
