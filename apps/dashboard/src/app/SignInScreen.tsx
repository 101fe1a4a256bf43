import { useEffect, useState } from 'react'
import { lazyModule } from '../lib/lazy-module.ts'
import { Lazy } from '../ui/lazy/Lazy.tsx'
import { FirstPaint } from './FirstPaint.tsx'

const signInPart = lazyModule(async () => (await import('../features/sign-in/index.ts')).SignIn)

interface SignInScreenProps {
  /** The text that is to be published after signing in, or null. */
  readonly shared?: string | null
}

/** Renders once it is known which server the page comes from, so that the layout does not shift under the pointer. */
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
 * Returns the host when the page comes from a Mastodon server, which then responds about its instance.
 *
 * @returns the host, or null for a page from elsewhere
 */
async function findOwnServer(): Promise<string | null> {
  const answer = await queryInstance('/api/v2/instance')
  if (answer !== 'unknown') return answer === 'yes' ? location.host : null
  return (await queryInstance('/api/v1/instance')) === 'yes' ? location.host : null
}

/** `unknown`: the server has an API that is too old for this request. */
async function queryInstance(path: string): Promise<'yes' | 'no' | 'unknown'> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } })
    const isApi = response.headers.get('content-type')?.includes('json') === true
    if (!isApi) return 'no'
    return response.ok ? 'yes' : 'unknown'
  } catch {
    return 'no'
  }
}
