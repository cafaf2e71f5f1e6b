import './switch.css'
import { useEffect, useState } from 'react'

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** Updates immediately, since the state in the address may change later. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  const [isShownOn, setShownOn] = useState(isOn)
  useEffect(() => setShownOn(isOn), [isOn])
  return (
    <label className="flex min-h-11 cursor-pointer items-center whitespace-nowrap gap-3 self-end text-sm font-semibold text-indigo-950">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isShownOn}
        className="desk-switch"
        checked={isShownOn}
        onChange={({ currentTarget }) => {
          setShownOn(currentTarget.checked)
          onChange(currentTarget.checked)
        }}
      />
      {label}
    </label>
  )
}
