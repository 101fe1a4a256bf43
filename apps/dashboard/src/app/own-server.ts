/**
 * Whether the page comes from a server to sign in to itself: then it answers for its instance.
 *
 * @returns its host, or null for a page from anywhere else
 */
export async function findOwnServer(): Promise<string | null> {
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
