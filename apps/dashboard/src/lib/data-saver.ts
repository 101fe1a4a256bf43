interface NavigatorWithConnection extends Navigator {
  /** Only in Chromium. */
  readonly connection?: { readonly saveData: boolean }
}

/** Returns whether the user asked the browser to transfer as little as possible. */
export function isSavingData(): boolean {
  const { connection }: NavigatorWithConnection = navigator
  return connection?.saveData === true
}
