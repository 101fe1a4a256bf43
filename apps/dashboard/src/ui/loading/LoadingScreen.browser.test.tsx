import { expect, test } from 'vitest'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

test('a screen whose data are on their way says so', { tags: ['MV-11'] }, async () => {
  const screen = await renderInEnglish(<LoadingScreen />)

  await expect.element(screen.getByText('Loading...')).toBeVisible()
})
