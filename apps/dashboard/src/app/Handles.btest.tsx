// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import { expect, onTestFinished, test } from 'vitest'
import { Person } from '../features/account/Person.tsx'
import { ReplyContext } from '../features/compose/ReplyContext.tsx'
import { DetailedStatus } from '../features/status/DetailedStatus.tsx'
import { PostPreview } from '../features/status/preview/PostPreview.tsx'
import { idleActions } from '../features/status/row/idle-actions.ts'
import { person, post } from '../gallery/gallery-data.ts'
import { defaultOptions } from '../gallery/row-samples.ts'
import { renderInEnglish } from '../testing/render-in-english.tsx'

const author = person('farah', {
  display_name: 'Featherstone '.repeat(6),
  acct: 'farah@tide.harbour.example',
})
const status = post('1', { created_at: '2021-11-14T08:00:00.000Z' })

test.each(['100%', '200%'])(
  'the handle shows its beginning in each place that names an account, at %s [ST-01]',
  async (size) => {
    document.documentElement.style.fontSize = size
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    const { container } = await renderInEnglish(
      <div style={{ inlineSize: 285 }}>
        <PostPreview status={status} author={author} isAnimated={false} />
        <Person account={author} isAnimated={false} />
        <ReplyContext status={status} author={author} isLocked={false} onCancel={() => undefined} />
        <DetailedStatus
          status={status}
          author={author}
          booster={null}
          filter={{ action: 'none', titles: [] }}
          me={author.id}
          options={defaultOptions}
          actions={idleActions}
          memoryKey="handles"
        />
      </div>,
    )

    const handles = [...container.querySelectorAll('[dir="ltr"]')].filter(({ textContent }) =>
      textContent.startsWith('@farah@'),
    )
    expect(handles).toHaveLength(4)
    for (const handle of handles) {
      const beginning = document.createRange()
      beginning.setStart(handle.firstChild!, 0)
      beginning.setEnd(handle.firstChild!, 1)
      const { width } = beginning.getBoundingClientRect()
      expect(handle.getBoundingClientRect().width).toBeGreaterThan(width * 3)
    }
  },
)
