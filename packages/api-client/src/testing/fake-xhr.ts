/** A fake XMLHttpRequest for one request. Browser tests use the real one. */
export class FakeXhr {
  static readonly made: FakeXhr[] = []
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  }
  readonly sent: Record<string, string> = {}
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  ontimeout: (() => void) | null = null
  opened = ''
  body: unknown
  status = 0
  statusText = ''
  responseText = ''
  responseURL = ''

  constructor() {
    FakeXhr.made.push(this)
  }

  open(method: string, url: string): void {
    this.opened = `${method} ${url}`
  }

  setRequestHeader(name: string, value: string): void {
    this.sent[name] = value
  }

  send(body: unknown): void {
    this.body = body
  }

  abort(): void {
    this.onabort?.()
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-ratelimit-remaining: 7\r\n'
  }

  answer(status: number, body: string): void {
    this.status = status
    this.responseText = body
    this.onload?.()
  }
}
