import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Loading } from './Loading.tsx'
import styles from './Loading.module.css'

interface LoadingScreenProps {
  readonly rows?: number
}

/** A screen whose data are on their way: outlines of its rows, and where it takes long, words. @see MV-11 */
export function LoadingScreen({ rows = 4 }: LoadingScreenProps) {
  return (
    <div className={styles['screen']}>
      <Skeleton rows={rows} />
      <Loading className={styles['above']} />
    </div>
  )
}
