import { useLayoutEffect, useRef } from 'react'

/** Keeps an element at the top of its list when rows come in above it. @param above how many there are */
export function useKeepInView(above: number) {
  const element = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (above > 0) element.current?.scrollIntoView({ block: 'start' })
  }, [above])

  return element
}
