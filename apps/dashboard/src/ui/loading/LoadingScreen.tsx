import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Loading } from './Loading.tsx'
import styles from './Loading.module.css'

interface LoadingScreenProps {
  readonly rows?: number
}

/** A screen whose data are loading: skeleton rows, and a text after a delay. @see MV-11 */
export function LoadingScreen({ rows = 4 }: LoadingScreenProps) {
  return (
    <div className={styles['screen']}>
      <Skeleton rows={rows} />
      <Loading className={styles['above']} />
    </div>
  )
}
