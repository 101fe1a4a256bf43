import { useState } from 'react'
import type { ReportCategory } from '@colonnade/domain/entities'
import {
  getTimeMinutesAgo,
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../gallery/sample-data.ts'
import { DeletedPost, PostChoice, PostOption } from './ReportedPosts.tsx'
import { ReasonChoice } from './ReportFields.tsx'
import styles from './Report.module.css'

const ada = createSampleAccount('ada')
const rules = [
  { id: '1', text: 'Be kind, above all to those who are new.' },
  { id: '2', text: 'No harassment: argue with what was said, never with who said it.' },
]
const noop = () => undefined

const posts = [
  createSampleStatus('1', { content: '<p>Buy my eyepieces. Cheap, quick, no questions.</p>' }),
  createSampleStatus('2', {
    content: '<p>Once more: <a href="https://eyepieces.example/">eyepieces.example</a>!</p>',
    media_attachments: [createSampleImage('1', ['navy', 'teal', 'gold'])],
    created_at: getTimeMinutesAgo(90),
  }),
  createSampleStatus('3', { spoiler_text: 'Prices', content: '<p>Lower than yours.</p>' }),
  createSampleStatus('4', { content: '<p>הבוקר הזה התחיל בקפה, והמשיך בערפל</p>' }),
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
        onRule={noop}
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
        onRetry={noop}
        onMore={noop}
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
        <DeletedPost />
      </PostChoice>
    </div>
  )
}

export function PostsLoading() {
  return (
    <PostChoice chosen={0} isLoading error={null} onRetry={noop} onMore={null}>
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
      onRetry={noop}
      onMore={null}
    >
      {[]}
    </PostChoice>
  )
}

export function NoPosts() {
  return (
    <PostChoice chosen={0} isLoading={false} error={null} onRetry={noop} onMore={null}>
      {[]}
    </PostChoice>
  )
}
