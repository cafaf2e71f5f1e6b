import './progress.css'
export function Progress({ label, value }: { label: string; value: number }) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <div className="grid gap-1 text-sm">
      <span className="flex justify-between text-muted">
        <span>{label}</span>
        <span className="tabular-nums">{percent} %</span>
      </span>
      <progress className="progress h-2 w-full" aria-label={label} value={percent} max={100} />
    </div>
  )
}
