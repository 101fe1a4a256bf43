import { useEffect } from 'react'
import { platformAtom } from '../../state/app-store.ts'
import { useAppValue } from '../../state/react/index.ts'

interface ScreenNameProps {
  readonly name: string
}

/** Names the shown screen: in the browser's tab, and as the heading above those of the columns. */
export function ScreenName({ name }: ScreenNameProps) {
  const { title } = useAppValue(platformAtom)

  useEffect(() => title.name(name), [title, name])

  return <h1 className="visually-hidden">{name}</h1>
}
