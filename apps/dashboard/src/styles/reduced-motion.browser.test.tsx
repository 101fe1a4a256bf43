import { expect, onTestFinished, test } from 'vitest'

test(
  'applies layout changes without transitions when reduced motion is on',
  { tags: ['SES-04'] },
  () => {
    document.documentElement.dataset['motion'] = 'reduce'
    const box = document.createElement('div')
    onTestFinished(() => {
      delete document.documentElement.dataset['motion']
      box.remove()
    })
    box.style.paddingTop = '0px'
    document.body.append(box)
    expect(getComputedStyle(box).paddingTop).toBe('0px')

    box.style.paddingTop = '100px'

    expect(getComputedStyle(box).paddingTop).toBe('100px')
    expect(box.getAnimations()).toEqual([])
  },
)
