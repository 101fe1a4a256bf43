import { useEffect, useRef, useState } from 'react'
import { DEFAULT_DOODLE, getDoodleSize, type DoodleOptions } from '@colonnade/domain/doodle'
import { DoodleEditor } from './DoodleEditor.tsx'

const noop = () => undefined

function Sample(given: Partial<DoodleOptions>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [options, setOptions] = useState<DoodleOptions>({ ...DEFAULT_DOODLE, ...given })
  const { width, height } = getDoodleSize(options.size)

  useEffect(() => {
    const context = canvas.current?.getContext('2d') ?? null
    if (context === null) return
    Object.assign(context.canvas, { width, height })
    context.fillStyle = options.bg
    context.fillRect(0, 0, width, height)
  }, [width, height, options.bg])

  return (
    <DoodleEditor
      ref={canvas}
      options={options}
      onChange={setOptions}
      onUndo={noop}
      onClear={noop}
      onResize={noop}
    />
  )
}

export function Drawing() {
  return <Sample />
}

export function Filling() {
  return <Sample mode="fill" fg="#ff8000" bg="#d1fad1" weight={24} opacity={0.5} size="banner" />
}

export function Swapped() {
  return <Sample fg="#0061b8" bg="#ffffff" swapped smoothing adaptiveStroke={false} />
}
