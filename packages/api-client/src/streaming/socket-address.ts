/**
 * Where to open the socket. Some servers announce `wss://` though they speak plain http, as on
 * loopback: then the address is derived from the server's own.
 *
 * @param announced what the instance or the page says; null or a text that is no address: the origin serves
 */
export function streamingBase(origin: string, announced: string | null): string {
  const own = origin.replace(/^http/, 'ws')
  if (announced === null || !/^wss?:\/\//.test(announced) || !URL.canParse(announced)) return own
  const isSameHost = new URL(announced).host === new URL(origin).host
  return isSameHost && origin.startsWith('http:') ? own : announced
}
