/** A response of the server. The test states the type of its body. */
export interface TestResponse<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
  readonly next: string | null
  readonly prev: string | null
}

export interface TestClient {
  readonly token: string | null
  get<Body = unknown>(path: string): Promise<TestResponse<Body>>
  post<Body = unknown>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse<Body>>
  send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse<Body>>
}

/** Creates a client that sends requests over the port of the server, with or without a token. */
export function createTestClient(url: string, token: string | null = null): TestClient {
  const send = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const isRaw = body instanceof URLSearchParams || body instanceof FormData || body === undefined
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(isRaw ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
    const link = (rel: string) =>
      new RegExp(`<([^>]+)>; rel="${rel}"`).exec(response.headers.get('Link') ?? '')?.[1] ?? null
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
      next: link('next'),
      prev: link('prev'),
    }
  }
  return {
    token,
    send,
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body, headers),
  }
}
