import { useState } from 'react'
import { Avatar } from './avatar/Avatar.tsx'
import { Button } from './button/Button.tsx'
import { CountBadge } from './count/CountBadge.tsx'
import { EmptyState } from './empty-state/EmptyState.tsx'
import { IconButton } from './icon-button/IconButton.tsx'
import { ICON_GLYPHS, type IconName } from './icon/icon-glyphs.ts'
import { Icon } from './icon/Icon.tsx'
import { ProgressBar } from './progress/ProgressBar.tsx'
import { RadioGroup } from './radio-group/RadioGroup.tsx'
import { Skeleton } from './skeleton/Skeleton.tsx'
import { Spinner } from './spinner/Spinner.tsx'
import { Swatches } from './swatches/Swatches.tsx'
import { Tabs } from './tabs/Tabs.tsx'
import { TextField } from './text-field/TextField.tsx'
import { Toast } from './toast/Toast.tsx'
import { Toggle } from './toggle/Toggle.tsx'

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 12,
  alignItems: 'center',
} as const
const doNothing = () => undefined
const ICON_NAMES = Object.keys(ICON_GLYPHS).filter((name): name is IconName => name in ICON_GLYPHS)

export function Buttons() {
  return (
    <div style={rowStyle}>
      <Button variant="primary">Follow</Button>
      <Button>Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="quiet" icon="plus">
        Add column
      </Button>
      <Button variant="link">Show more</Button>
      <Button variant="primary" disabled>
        Publish
      </Button>
      <IconButton icon="sliders" label="Column settings" />
    </div>
  )
}

export function Icons() {
  return (
    <div style={rowStyle}>
      {ICON_NAMES.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </div>
  )
}

export function Fields() {
  const [value, setValue] = useState('fjord.example')
  const [isOn, setIsOn] = useState(true)

  return (
    <div style={{ padding: 12 }}>
      <TextField label="Server" value={value} onChange={setValue} hint="Where your account lives" />
      <TextField label="Hashtag" value="" onChange={setValue} error="Letters and digits only" />
      <Toggle
        label="Desktop notices"
        hint="Even in the background"
        isOn={isOn}
        onChange={setIsOn}
      />
      <Toggle label="Sounds" isOn={!isOn} onChange={doNothing} />
    </div>
  )
}

export function Choices() {
  const [density, setDensity] = useState('cosy')
  const [colour, setColour] = useState('#4f7df0')

  return (
    <div style={{ padding: 12 }}>
      <RadioGroup
        label="Density"
        hint="How close rows are"
        options={[
          { value: 'compact', label: 'Compact' },
          { value: 'cosy', label: 'Cosy' },
          { value: 'roomy', label: 'Roomy' },
        ]}
        value={density}
        onChange={setDensity}
      />
      <Swatches
        label="Accent colour"
        swatches={[
          { value: '#4f7df0', name: 'Blue', paint: '#4f7df0' },
          { value: '#1f9e9a', name: 'Teal', paint: '#1f9e9a' },
        ]}
        value={colour}
        onChange={setColour}
        customName="Custom colour"
      />
    </div>
  )
}

export function TabRow() {
  const [selected, setSelected] = useState('all')
  const tabs = [
    { id: 'all', label: 'All' },
    { id: 'mentions', label: 'Mentions' },
    { id: 'boosts', label: 'Boosts' },
  ]

  return <Tabs label="Kinds" tabs={tabs} selected={selected} onSelect={setSelected} />
}

export function LoadingStates() {
  return (
    <>
      <ProgressBar label="Loading" value={62} />
      <div style={rowStyle}>
        <Spinner label="Loading" />
        <CountBadge value={9} />
        <CountBadge value={12_400} />
        <Avatar src={null} name="Lena" />
        <Avatar src="/nowhere.png" name="فرح" />
        <Avatar src={null} name="Oskar" size="small" />
      </div>
      <Skeleton rows={2} />
    </>
  )
}

export function EmptyStates() {
  return (
    <EmptyState icon="search" title="No posts with #seafogs yet">
      New ones appear here by themselves.
    </EmptyState>
  )
}

export function Toasts() {
  return (
    <div style={rowStyle}>
      <Toast action={{ label: 'Undo', onAct: doNothing }}>Column “Local” removed</Toast>
      <Toast
        action={{ label: 'Reload', onAct: doNothing }}
        onDismiss={{ label: 'Dismiss', act: doNothing }}
      >
        A new version is ready
      </Toast>
      <Toast role="alert" title="503" onDismiss={{ label: 'Dismiss', act: doNothing }}>
        The server is resting
      </Toast>
    </div>
  )
}
