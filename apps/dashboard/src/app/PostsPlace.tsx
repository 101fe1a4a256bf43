import { useContext, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { hasPostsAtom, mountPostsAtom } from '../state/columns/mounted-posts.ts'
import { useAppAction } from '../state/react/index.ts'
import { LaterContext } from '../ui/later/later-context.ts'

interface PostsPlaceProps {
  readonly children: ReactNode
}

/** Where posts stand or will: others give way to the first of them. */
export function PostsPlace({ children }: PostsPlaceProps) {
  const mountPosts = useAppAction(mountPostsAtom)

  // Before the effects of whatever came with it ask.
  useLayoutEffect(() => mountPosts(), [mountPosts])

  return children
}

interface AfterPostsProps {
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Gives way to the first posts of the deck, where it shows any. */
export function AfterPosts({ waiting, children }: AfterPostsProps) {
  const later = useContext(LaterContext)
  const hasPosts = useAppAction(hasPostsAtom)
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    const begin = () => setIsDue(true)
    return hasPosts() ? later(begin) : begin()
  }, [later, hasPosts])

  return isDue ? children : waiting
}
