import type { ReactNode } from 'react'

export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border [border-style:dashed] border-line bg-sand px-6 py-10 text-center text-muted">
      {children}
    </p>
  )
}
