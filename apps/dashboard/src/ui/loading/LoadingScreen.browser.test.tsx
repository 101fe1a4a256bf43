import { expect, test } from 'vitest'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

test('announces that the data of a screen are loading', { tags: ['MV-11'] }, async () => {
  const screen = await renderInEnglish(<LoadingScreen />)

  await expect.element(screen.getByText('Loading...')).toBeVisible()
})
