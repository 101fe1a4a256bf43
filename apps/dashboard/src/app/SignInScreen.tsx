import { useEffect, useState } from 'react'
import { bundle } from './bundle.ts'
import { FirstPaint } from './FirstPaint.tsx'
import { LazyPart } from './LazyPart.tsx'
import { findOwnServer } from './own-server.ts'

const signInPart = bundle(async () => (await import('../features/sign-in/index.ts')).SignIn)

interface SignInScreenProps {
  /** What waits to be published by who signs in; null where nothing does. */
  readonly shared?: string | null
}

/** Waits until it is known who serves the page, so that nothing jumps under the pointer. */
export function SignInScreen({ shared = null }: SignInScreenProps) {
  const [ownHost, setOwnHost] = useState<string | null | undefined>(undefined)

  useEffect(() => {
    let isGone = false
    void findOwnServer().then((host) => {
      if (!isGone) setOwnHost(host)
    })
    return () => {
      isGone = true
    }
  }, [])

  if (ownHost === undefined) return <FirstPaint />
  const wantedServer = new URLSearchParams(location.search).get('server') ?? ''
  const props = { ownHost, wantedServer, shared }
  return <LazyPart part={signInPart} props={props} waiting={<FirstPaint />} />
}
