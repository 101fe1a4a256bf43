import type { ReactNode } from 'react'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import type { AddableKind } from './column-kinds.ts'
import { Bar, Avatar, Post, SketchIcon } from './SketchParts.tsx'
import styles from './KindSketch.module.css'

/** A miniature of each kind of column, without its header. */
const SKETCHES: Readonly<Record<AddableKind, ReactNode>> = {
  COMPOSE: (
    <>
      <Avatar y={20} as="accent" />
      <Bar x={20} y={23} width={30} />
      <Bar x={20} y={30} width={58} />
      <Bar x={20} y={37} width={44} />
      <Bar x={66} y={37} width={1.5} height={7} as="accent" />
      <Bar x={7} y={56} width={7} height={7} />
      <Bar x={18} y={56} width={7} height={7} />
      <Bar x={29} y={56} width={7} height={7} />
      <Bar x={65} y={55} width={24} height={9} as="accent" />
    </>
  ),
  HOME: (
    <>
      <Post y={20} length={62} avatarTint="accent" />
      <Post y={35} length={46} avatarTint="boost" />
      <Bar x={20} y={46} width={69} height={20} />
    </>
  ),
  NOTIFICATIONS: (
    <>
      <SketchIcon icon="star" x={7} y={20} as="favourite" isFilled />
      <Avatar x={20} y={20} />
      <Avatar x={31} y={20} />
      <Bar x={44} y={23} width={38} />
      <SketchIcon icon="boost" x={7} y={35} as="boost" />
      <Avatar x={20} y={35} />
      <Bar x={33} y={38} width={50} />
      <SketchIcon icon="reply" x={7} y={50} as="accent" />
      <Avatar x={20} y={50} />
      <Bar x={33} y={51} width={26} />
      <Bar x={33} y={57} width={52} />
    </>
  ),
  COMMUNITY: (
    <>
      <Post y={20} avatarTint="accent" />
      <Post y={35} length={62} avatarTint="accent" />
      <Post y={50} length={40} avatarTint="accent" />
    </>
  ),
  PUBLIC: (
    <>
      <Post y={20} length={62} avatarTint="boost" />
      <Post y={35} length={40} avatarTint="favourite" />
      <Post y={50} length={54} avatarTint="bookmark" />
    </>
  ),
  HASHTAG: (
    <>
      <Post y={20} length={24}>
        <Bar x={47} y={26} width={20} as="accent" />
      </Post>
      <Post y={35} length={0}>
        <Bar x={20} y={41} width={20} as="accent" />
        <Bar x={43} y={41} width={38} />
      </Post>
      <Post y={50} length={40}>
        <Bar x={63} y={56} width={20} as="accent" />
      </Post>
    </>
  ),
  LIST: (
    <>
      <Avatar x={7} y={20} as="accent" />
      <Avatar x={18} y={20} as="boost" />
      <Avatar x={29} y={20} as="favourite" />
      <Avatar x={40} y={20} as="bookmark" />
      <Post y={35} length={58} avatarTint="boost" />
      <Post y={50} length={44} avatarTint="accent" />
    </>
  ),
  DIRECT: (
    <>
      <Bar x={7} y={20} width={50} height={11} as="direct" />
      <Bar x={34} y={35} width={55} height={11} as="accent" />
      <Bar x={7} y={50} width={38} height={11} as="direct" />
      <SketchIcon icon="lock" x={78} y={51} as="soft" />
    </>
  ),
  FAVOURITES: (
    <>
      <Post y={20} length={44}>
        <SketchIcon icon="star" x={80} y={20} as="favourite" isFilled />
      </Post>
      <Post y={35} length={52}>
        <SketchIcon icon="star" x={80} y={35} as="favourite" isFilled />
      </Post>
      <Post y={50} length={36}>
        <SketchIcon icon="star" x={80} y={50} as="favourite" isFilled />
      </Post>
    </>
  ),
  BOOKMARKS: (
    <>
      <Post y={20} length={50}>
        <SketchIcon icon="bookmark" x={80} y={20} as="bookmark" isFilled />
      </Post>
      <Post y={35} length={38}>
        <SketchIcon icon="bookmark" x={80} y={35} as="bookmark" isFilled />
      </Post>
      <Post y={50} length={54}>
        <SketchIcon icon="bookmark" x={80} y={50} as="bookmark" isFilled />
      </Post>
    </>
  ),
  ACCOUNT: (
    <>
      <Bar x={1} y={15} width={94} height={16} as="wash" />
      <Avatar x={7} y={26} as="accent" />
      <Bar x={7} y={39} width={34} />
      <Bar x={66} y={35} width={23} height={8} as="accent" />
      <Bar x={7} y={46} width={60} />
      <Post y={56} length={50} />
    </>
  ),
  SEARCH: (
    <>
      <Bar x={7} y={20} width={82} height={11} />
      <SketchIcon icon="search" x={10} y={21.5} size={8} as="accent" />
      <Avatar y={37} as="boost" />
      <Bar x={20} y={40} width={34} />
      <Bar x={7} y={51} width={24} height={6} as="accent" />
      <Bar x={34} y={51} width={18} height={6} as="accent" />
      <Bar x={7} y={61} width={70} />
    </>
  ),
}

interface KindSketchProps {
  readonly kind: AddableKind
  readonly icon: IconName
}

/** A miniature column of its kind. Decorative: its name is shown below it. */
export function KindSketch({ kind, icon }: KindSketchProps) {
  return (
    <svg className={styles['sketch']} viewBox="0 0 96 70" aria-hidden="true">
      <rect className={styles['paper']} x={0.5} y={0.5} width={95} height={82} rx={7} />
      {SKETCHES[kind]}
      <rect className={styles['header']} x={1} y={1} width={94} height={14} rx={6} />
      <SketchIcon icon={icon} x={6} y={3.5} as="accent" />
      <Bar x={19} y={6.5} width={30} />
      <path className={styles['rule']} d="M1 15.500h94" />
    </svg>
  )
}
