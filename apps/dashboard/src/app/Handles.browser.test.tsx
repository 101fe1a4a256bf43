// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import { expect, onTestFinished, test } from 'vitest'
import { Person } from '../features/account/Person.tsx'
import { ReplyContext } from '../features/compose/context/DraftContext.tsx'
import { OwnName } from '../features/compose/OwnName.tsx'
import { NotificationSentence } from '../features/notifications/NotificationSentence.tsx'
import { idleActions } from '../features/status/actions/row-action.ts'
import { DetailedStatus } from '../features/status/DetailedStatus.tsx'
import { StatusHeader } from '../features/status/header/StatusHeader.tsx'
import { StatusReason } from '../features/status/header/StatusReasons.tsx'
import { PostPreview } from '../features/status/preview/PostPreview.tsx'
import { person, post } from '../gallery/gallery-data.ts'
import { defaultOptions } from '../gallery/row-samples.ts'
import { renderInEnglish } from '../testing/render-in-english.tsx'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'

const author = person('farah', {
  display_name: 'Featherstone '.repeat(6),
  acct: 'farah@tide.harbour.example',
})
const status = post('1', { created_at: '2021-11-14T08:00:00.000Z' })

test.each(['100%', '200%'])(
  'the handle shows its beginning in each place that names an account, at %s',
  { tags: ['ST-01'] },
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

test.each([
  ['a page that runs from right to left', 'rtl', 'Featherstone '.repeat(6)],
  ['a page that runs from left to right', 'ltr', 'عبد الرحمن '.repeat(8)],
] as const)(
  'a long name shows its beginning in %s, whatever its own direction',
  { tags: ['RTL-04', 'ST-01'] },
  async (_where, dir, display_name) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const named = { ...author, display_name }
    const { container } = await renderWithSession(
      testSession().session,
      <div style={{ inlineSize: 200 }}>
        <StatusReason booster={named} isAnimated={false} />
        <StatusHeader status={status} author={named} isAnimated={false} onShowVersions={null} />
        <PostPreview status={status} author={named} isAnimated={false} />
        <Person account={named} isAnimated={false} />
        <OwnName me={named} origin="https://colonnade.example" />
        <ReplyContext status={status} author={named} isLocked={false} onCancel={() => undefined} />
        <DetailedStatus
          status={status}
          author={named}
          booster={null}
          filter={{ action: 'none', titles: [] }}
          me={named.id}
          options={defaultOptions}
          actions={idleActions}
          memoryKey={`names ${dir}`}
        />
        <NotificationSentence type="follow" account={named} others={0} />
      </div>,
    )

    const start = display_name.slice(0, 8)
    const names = textsOf(container).filter((text) => text.data.startsWith(start))
    expect(names.length).toBeGreaterThanOrEqual(8)
    const cut = names.filter((text) => {
      const letter = document.createRange()
      letter.setStart(text, 0)
      letter.setEnd(text, 1)
      return !isInClips(letter, container)
    })
    expect(cut.map((text) => text.parentElement?.parentElement?.className)).toEqual([])
  },
)

function textsOf(root: Element): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest('.visually-hidden') === null)
      texts.push(node)
  return texts
}

/** Whether nothing around it cuts it off. */
function isInClips(range: Range, root: Element): boolean {
  const { left, right } = range.getBoundingClientRect()
  for (
    let one = range.startContainer.parentElement;
    one !== null && one !== root;
    one = one.parentElement
  ) {
    if (getComputedStyle(one).overflowX === 'visible') continue
    const clip = one.getBoundingClientRect()
    if (left < clip.left - 1 || right > clip.right + 1) return false
  }
  return true
}
