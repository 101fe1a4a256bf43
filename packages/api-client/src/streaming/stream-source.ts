/** What can be listened to. */
export type StreamSource =
  | {
      readonly stream:
        | 'user'
        | 'public'
        | 'public:media'
        | 'public:local'
        | 'public:local:media'
        | 'direct'
    }
  | { readonly stream: 'hashtag'; readonly tag: string }
  | { readonly stream: 'list'; readonly list: string }

/** One text for each source: the names that a frame carries, joined. Tags know no case. */
export function sourceKey(source: StreamSource): string {
  if (source.stream === 'hashtag') return frameKey(['hashtag', source.tag])
  return frameKey(source.stream === 'list' ? ['list', source.list] : [source.stream])
}

/** @param names as in a frame: `['user']`, `['hashtag', 'cats']` */
export function frameKey(names: readonly string[]): string {
  const [stream = '', parameter = ''] = names
  if (names.length < 2) return stream
  return `${stream} ${stream.startsWith('hashtag') ? parameter.toLowerCase() : parameter}`
}
