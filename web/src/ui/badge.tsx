import type { ReactNode } from 'react'

const tones = {
  indigo: 'bg-indigo-50 text-indigo-800',
  marigold: 'bg-marigold-100 text-marigold-700',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  plain: 'bg-sand text-muted',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
