import { createContext } from 'react'

/** Runs what nobody needs before there is something to read. @returns cancels it */
export type Later = (work: () => void) => () => void

/** When parts that a page can be read without begin. Without a page around them that tells, at once. */
export const LaterContext = createContext<Later>((work) => {
  work()
  return () => {}
})
