import { expect, test, vi } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { defaultOptions } from '../../../gallery/row-samples.ts'
import { createSampleAccount, createSampleStatus } from '../../../gallery/sample-data.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { lazyRowActions } from './lazy-row-actions.ts'
import { noopActions, type RowActions } from './row-action-types.ts'
import { setRowMenu } from './row-menu-registry.ts'
import { useRowKeys } from './use-row-keys.ts'

interface RowProps {
  readonly run: RowActions['run']
  readonly onToggle: () => void
}

function Row({ run, onToggle }: RowProps) {
  const handleKeyDown = useRowKeys({
    actions: { ...noopActions, run },
    hasLetters: true,
    toggleWarning: onToggle,
    openBeside: () => undefined,
  })
  return (
    // Focusable, like the rows of a feed.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
    <article tabIndex={0} onKeyDown={handleKeyDown}>
      Low tide
    </article>
  )
}

test(
  'runs letter keys that are pressed early once the action table is loaded',
  { tags: ['ST-38'] },
  async () => {
    const run = vi.fn<RowActions['run']>()
    const toggle = vi.fn<() => void>()
    const screen = await renderInEnglish(<Row run={run} onToggle={toggle} />)
    const row = screen.getByRole('article').element()
    const press = (key: string, shiftKey = false) =>
      row.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
      )
    const peek = vi.spyOn(lazyRowActions, 'peek').mockReturnValue(null)

    const isFree = [press('r'), press('B', true), press('R', true), press('z'), press('x')]
    expect(run).not.toHaveBeenCalled()
    peek.mockRestore()

    await expect.poll(() => toggle).toHaveBeenCalledOnce()
    expect(run.mock.calls).toEqual([
      ['reply', { skipsQuestion: false, isByKey: true }],
      ['boost', { skipsQuestion: true, isByKey: true }],
    ])
    expect(isFree).toEqual([true, true, true, true, true])
    expect([press('r'), press('z')]).toEqual([false, true])
  },
)

test.each([
  [false, [['boost']], [true, false]],
  [true, [['reply'], ['boost']], [false, false]],
])(
  'handles Shift with the keys of a row (several accounts: %s)',
  { tags: ['BY-37', 'ST-05'] },
  async (otherAccounts, expected, isFree) => {
    await lazyRowActions.load()
    const run = vi.fn<RowActions['run']>()
    const screen = await renderInEnglish(<Row run={run} onToggle={() => undefined} />)
    const row = screen.getByRole('article').element()
    const offers = { ...defaultOptions.offers, otherAccounts }
    const author = createSampleAccount('ada')
    const status = createSampleStatus('5', { account: author.id })
    const me = accountId('mira')
    setRowMenu(row, { status, author, me, staffOrigin: null, offers, actions: noopActions })
    const press = (key: string) =>
      row.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }),
      )

    expect([press('R'), press('B')]).toEqual(isFree)

    expect(run.mock.calls).toEqual(
      expected.map(([id]) => [id, { skipsQuestion: true, isByKey: true }]),
    )
  },
)
