import { AwayColumn, type AwayColumnProps } from './AwayColumn.tsx'
import { SleepingColumn } from './SleepingColumn.tsx'

interface AbsentColumnProps extends AwayColumnProps {
  readonly reason: 'elsewhere' | 'asleep'
}

/** The placeholder of a column that another window shows, or whose account is signed out. */
export function AbsentColumn({ reason, ...rest }: AbsentColumnProps) {
  return reason === 'elsewhere' ? <AwayColumn {...rest} /> : <SleepingColumn {...rest} />
}
