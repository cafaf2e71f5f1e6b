import type { ComponentProps, ReactNode } from 'react'
import { HrefField } from '../fields/href-field.tsx'

export function LinkTarget({
  children,
  ...field
}: ComponentProps<typeof HrefField> & { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
      <div className="min-w-0 flex-[1_1_10rem]">
        <HrefField {...field} />
      </div>
      {children}
    </div>
  )
}
