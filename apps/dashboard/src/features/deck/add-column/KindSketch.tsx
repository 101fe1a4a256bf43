import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import type { AddedKind } from './column-choices.ts'
import { SKETCHES } from './sketches.tsx'
import { Bar, Sign } from './SketchParts.tsx'
import styles from './KindSketch.module.css'

interface KindSketchProps {
  readonly kind: AddedKind
  readonly icon: IconName
}

/** A tiny column of its kind. Decorative: the name stands below it. */
export function KindSketch({ kind, icon }: KindSketchProps) {
  return (
    <svg className={styles['sketch']} viewBox="0 0 96 70" aria-hidden="true">
      <rect className={styles['paper']} x={0.5} y={0.5} width={95} height={82} rx={7} />
      {SKETCHES[kind]}
      <rect className={styles['header']} x={1} y={1} width={94} height={14} rx={6} />
      <Sign icon={icon} x={6} y={3.5} as="accent" />
      <Bar x={19} y={6.5} width={30} />
      <path className={styles['rule']} d="M1 15.500h94" />
    </svg>
  )
}
