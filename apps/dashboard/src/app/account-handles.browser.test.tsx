// The first import, because an earlier one would change the order of the cascade layers.
import '../styles/index.css'
import { expect, onTestFinished, test } from 'vitest'
import { Person } from '../features/account/Person.tsx'
import { ReplyContext } from '../features/compose/context/DraftContext.tsx'
import { OwnName } from '../features/compose/OwnName.tsx'
import { NotificationSentence } from '../features/notifications/NotificationSentence.tsx'
import { noopActions } from '../features/status/actions/row-action-types.ts'
import { DetailedStatus } from '../features/status/DetailedStatus.tsx'
import { StatusHeader } from '../features/status/header/StatusHeader.tsx'
import { BoostedBy } from '../features/status/header/StatusReasons.tsx'
import { PostPreview } from '../features/status/preview/PostPreview.tsx'
import { defaultOptions } from '../gallery/row-samples.ts'
import { createSampleAccount, createSampleStatus } from '../gallery/sample-data.ts'
import { renderInEnglish } from '../testing/render-in-english.tsx'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'

const author = createSampleAccount('farah', {
  display_name: 'Featherstone '.repeat(6),
  acct: 'farah@tide.harbour.example',
})
const status = createSampleStatus('1', { created_at: '2021-11-14T08:00:00.000Z' })

test.each(['100%', '200%'])(
  'shows the beginning of the handle wherever an account is named, at %s',
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
          actions={noopActions}
          uiStateKey="handles"
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
  ['a right-to-left page', 'rtl', 'Featherstone '.repeat(6)],
  ['a left-to-right page', 'ltr', 'عبد الرحمن '.repeat(8)],
] as const)(
  'shows the beginning of a long name in %s, for either direction of the name',
  { tags: ['RTL-04', 'ST-01'] },
  async (_where, dir, display_name) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const named = { ...author, display_name }
    const { container } = await renderWithSession(
      testSession().session,
      <div style={{ inlineSize: 200 }}>
        <BoostedBy booster={named} isAnimated={false} />
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
          actions={noopActions}
          uiStateKey={`names ${dir}`}
        />
        <NotificationSentence type="follow" account={named} others={0} />
      </div>,
    )

    const start = display_name.slice(0, 8)
    const names = getTexts(container).filter((text) => text.data.startsWith(start))
    expect(names.length).toBeGreaterThanOrEqual(8)
    const cut = names.filter((text) => {
      const letter = document.createRange()
      letter.setStart(text, 0)
      letter.setEnd(text, 1)
      return !isUnclipped(letter, container)
    })
    expect(cut.map((text) => text.parentElement?.parentElement?.className)).toEqual([])
  },
)

function getTexts(root: Element): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest('.visually-hidden') === null)
      texts.push(node)
  return texts
}

/** Returns whether no element around it clips it. */
function isUnclipped(range: Range, root: Element): boolean {
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
