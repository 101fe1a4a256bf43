import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { i18n } from '../../lib/i18n.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { Avatar } from './Avatar.tsx'

const BROKEN = 'data:image/png;base64,AAAA'
const WHOLE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test(
  'shows the first letter of the name when the image fails to load, until its URL changes',
  { tags: ['ERR-12'] },
  async () => {
    const screen = await renderInEnglish(<Avatar src={BROKEN} name="émile" />)
    await expect.element(screen.getByText('É')).toBeVisible()
    expect(screen.container.querySelector('img')).toBeNull()

    await screen.rerender(
      <I18nProvider i18n={i18n}>
        <Avatar src={WHOLE} name="émile" />
      </I18nProvider>,
    )

    await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBe(1)
  },
)
