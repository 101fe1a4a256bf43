import { useEffect, useState } from 'react'
import { bundle } from './bundle.ts'
import { FirstPaint } from './FirstPaint.tsx'
import { LazyPart } from './LazyPart.tsx'
import { findOwnServer } from './own-server.ts'

const signInPart = bundle(async () => (await import('../features/sign-in/index.ts')).SignIn)

/** Waits until it is known who serves the page, so that nothing jumps under the pointer. */
export function SignInScreen() {
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
  return <LazyPart part={signInPart} props={{ ownHost, wantedServer }} waiting={<FirstPaint />} />
}
