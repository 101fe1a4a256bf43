import { useEffect, useState } from 'react'
import { lazyModule } from '../lib/lazy-module.ts'
import { Lazy } from '../ui/lazy/Lazy.tsx'
import { FirstPaint } from './FirstPaint.tsx'

const signInPart = lazyModule(async () => (await import('../features/sign-in/index.ts')).SignIn)

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
  return <Lazy module={signInPart} props={props} fallback={<FirstPaint />} />
}

/**
 * Whether the page comes from a server to sign in to itself: then it answers for its instance.
 *
 * @returns its host, or null for a page from anywhere else
 */
async function findOwnServer(): Promise<string | null> {
  const answer = await askInstance('/api/v2/instance')
  if (answer !== 'unknown') return answer === 'yes' ? location.host : null
  return (await askInstance('/api/v1/instance')) === 'yes' ? location.host : null
}

/** `unknown`: an API is there, but too old for this question. */
async function askInstance(path: string): Promise<'yes' | 'no' | 'unknown'> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } })
    const isApi = response.headers.get('content-type')?.includes('json') === true
    if (!isApi) return 'no'
    return response.ok ? 'yes' : 'unknown'
  } catch {
    return 'no'
  }
}
