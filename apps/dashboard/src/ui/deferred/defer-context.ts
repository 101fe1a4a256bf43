import { createContext } from 'react'

/** Defers a task until the first posts are shown. @returns cancels it */
export type Defer = (work: () => void) => () => void

/** Defers the loading of parts that are not needed for reading. Without a provider the task runs at once. */
export const DeferContext = createContext<Defer>((work) => {
  work()
  return () => {}
})
