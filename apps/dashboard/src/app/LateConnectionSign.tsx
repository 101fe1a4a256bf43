import { useContext, useEffect, useState } from 'react'
import { LaterContext } from '../ui/later/later-context.ts'
import { bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'

const connectionPart = bundle(
  async () => (await import('../features/connection/index.ts')).ConnectionSign,
)

interface LateConnectionSignProps {
  readonly uuid: string
}

/** There is nothing to tell of a connection before the first posts: its program is not fetched beside theirs. */
export function LateConnectionSign({ uuid }: LateConnectionSignProps) {
  const later = useContext(LaterContext)
  const [isDue, setIsDue] = useState(false)
  useEffect(() => later(() => setIsDue(true)), [later])
  if (!isDue) return null
  return <LazyPart part={connectionPart} props={{ uuid }} waiting={null} isSign />
}
