import { useEffect, useRef } from 'react'
import { askedSettingAtoms, settleSettingAtom } from '../../state/columns/asked-setting.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'

/** Brings the focus to the setting that somebody asked for. @returns the ref of what holds the settings */
export function useAskedSetting(uuid: string) {
  const box = useRef<HTMLDivElement>(null)
  const asked = useAppValue(askedSettingAtoms(uuid))
  const settle = useAppAction(settleSettingAtom)

  useEffect(() => {
    if (asked === null) return
    const input = box.current?.querySelector<HTMLElement>(`[data-setting="${asked}"] input`)
    input?.scrollIntoView({ block: 'nearest' })
    input?.focus()
    settle(uuid)
  }, [asked, settle, uuid])

  return box
}
