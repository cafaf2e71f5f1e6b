type CheckFieldProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function CheckField({ label, isOn, onChange }: CheckFieldProps) {
  return (
    <label className="inline-flex min-h-9 max-sm:min-h-11 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 text-sm text-ink">
      <input
        type="checkbox"
        className="size-5 flex-none accent-indigo-900"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
