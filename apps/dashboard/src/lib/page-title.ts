/** What the browser's tab says; replaceable in a test. */
export interface PageTitle {
  /** Puts a number before the page's own title; at 0 it is as it was. */
  readonly count: (count: number) => void
}

const COUNT = /^\(\d+\) /

export const browserTitle: PageTitle = {
  count(count) {
    const plain = document.title.replace(COUNT, '')
    document.title = count > 0 ? `(${count}) ${plain}` : plain
  },
}
