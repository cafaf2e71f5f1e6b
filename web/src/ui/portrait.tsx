import { classNames } from './class-names.ts'

export function Portrait({ initials, className }: { initials: string; className?: string }) {
  return (
    <svg viewBox="0 0 80 96" aria-hidden="true" className={classNames('block', className)}>
      <path d="M0 96V44C0 22 24 8 40 0c16 8 40 22 40 44v52z" className="fill-indigo-900" />
      <path
        d="M5 96V45C5 26 26 13.5 40 6c14 7.5 35 20 35 39v51"
        className="fill-none stroke-marigold-500 stroke-[1.5]"
      />
      <text x="40" y="64" textAnchor="middle" className="fill-marigold-100 font-serif text-xl font-semibold">
        {initials}
      </text>
    </svg>
  )
}
