import { CacheStatus } from './CacheStatus.tsx'

const listStyle = { position: 'relative', inlineSize: 340, blockSize: 60 } as const
const doNothing = () => undefined

/** The cache status at the lower edge of a list with cached rows. */
export function CachedRows() {
  return (
    <>
      {([null, 'offline', 'failed'] as const).map((problem) => (
        <div key={problem} style={listStyle}>
          <CacheStatus id={`seen-${problem}`} time="12m" problem={problem} onRetry={doNothing} />
        </div>
      ))}
    </>
  )
}
