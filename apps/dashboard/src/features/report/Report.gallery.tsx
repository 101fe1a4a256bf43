import { useState } from 'react'
import type { ReportCategory } from '@colonnade/domain/entities'
import { minutesAgo, person, picture, post } from '../../gallery/gallery-data.ts'
import { GonePost, PostChoice, PostOption } from './ReportedPosts.tsx'
import { ReasonChoice } from './ReportFields.tsx'
import styles from './Report.module.css'

const ada = person('ada')
const rules = [
  { id: '1', text: 'Be kind, above all to those who are new.' },
  { id: '2', text: 'No harassment: argue with what was said, never with who said it.' },
]
const nothing = () => undefined

const posts = [
  post('1', { content: '<p>Buy my eyepieces. Cheap, quick, no questions.</p>' }),
  post('2', {
    content: '<p>Once more: <a href="https://eyepieces.example/">eyepieces.example</a>!</p>',
    media_attachments: [picture('1', ['navy', 'teal', 'gold'])],
    created_at: minutesAgo(90),
  }),
  post('3', { spoiler_text: 'Prices', content: '<p>Lower than yours.</p>' }),
  post('4', { content: '<p>הבוקר הזה התחיל בקפה, והמשיך בערפל</p>' }),
]

export function Reasons() {
  const [category, setCategory] = useState<ReportCategory | null>('violation')

  return (
    <div className={styles['report']}>
      <ReasonChoice
        category={category}
        onCategory={setCategory}
        rules={rules}
        brokenRules={['2']}
        onRule={nothing}
      />
    </div>
  )
}

export function Posts() {
  const [chosen, setChosen] = useState<readonly string[]>(['2'])
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])

  return (
    <div className={styles['report']}>
      <PostChoice
        chosen={chosen.length}
        isLoading={false}
        error={null}
        onRetry={nothing}
        onMore={nothing}
      >
        {posts.map((status) => (
          <PostOption
            key={status.id}
            status={status}
            author={ada}
            isAnimated={false}
            isChosen={chosen.includes(status.id)}
            onToggle={() => toggle(status.id)}
          />
        ))}
        <GonePost />
      </PostChoice>
    </div>
  )
}

export function PostsLoading() {
  return (
    <PostChoice chosen={0} isLoading error={null} onRetry={nothing} onMore={null}>
      {[]}
    </PostChoice>
  )
}

export function PostsFailed() {
  return (
    <PostChoice
      chosen={0}
      isLoading={false}
      error="The server took too long"
      onRetry={nothing}
      onMore={null}
    >
      {[]}
    </PostChoice>
  )
}

export function NoPosts() {
  return (
    <PostChoice chosen={0} isLoading={false} error={null} onRetry={nothing} onMore={null}>
      {[]}
    </PostChoice>
  )
}
