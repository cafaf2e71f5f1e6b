export function PartHead({ title, count, text }: { title: string; count: number; text: string }) {
  return (
    <div>
      <h2 className="text-lg text-indigo-950">
        {title} <span className="text-base font-normal text-muted tabular-nums">({count})</span>
      </h2>
      <p className="text-sm text-muted">{text}</p>
    </div>
  )
}
