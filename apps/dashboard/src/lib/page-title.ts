/** What the browser's tab says; replaceable in a test. */
export interface PageTitle {
  /** Puts a number before the page's own title; at 0 it is as it was. */
  readonly count: (count: number) => void
  /** Names the screen that is shown, before the program; the number stays. */
  readonly name: (screen: string) => void
}

const COUNT = /^\(\d+\) /

const PROGRAM = 'Colonnade'

export const browserTitle: PageTitle = {
  count(count) {
    const plain = document.title.replace(COUNT, '')
    document.title = count > 0 ? `(${count}) ${plain}` : plain
  },
  name(screen) {
    const count = COUNT.exec(document.title)?.[0] ?? ''
    document.title = `${count}${screen} · ${PROGRAM}`
  },
}
