import { useEffect, useRef } from 'react'
import { scrollBehavior } from '../motion/scroll-behavior.ts'

/** Scrolls an element to its top with every new request. @param requests how many there were so far */
export function useScrollToTop(requests: number) {
  const element = useRef<HTMLDivElement>(null)
  const seen = useRef(requests)

  useEffect(() => {
    if (requests === seen.current) return
    seen.current = requests
    element.current?.scrollTo({ top: 0, behavior: scrollBehavior() })
  }, [requests])

  return element
}
