import { LastSeen } from './LastSeen.tsx'

const list = { position: 'relative', inlineSize: 340, blockSize: 60 } as const
const nothing = () => undefined

/** What lies over the lower edge of a list that an earlier visit saw. */
export function LastSeenRows() {
  return (
    <>
      {([null, 'offline', 'failed'] as const).map((trouble) => (
        <div key={trouble} style={list}>
          <LastSeen id={`seen-${trouble}`} time="12m" trouble={trouble} onRetry={nothing} />
        </div>
      ))}
    </>
  )
}
