import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type FormFootProps = {
  messages?: ReactNode
  className: string
  children: ReactNode
}

/** A sticky footer, which is always in view and does not move when content above it loads. */
export function FormFooter({ messages, className, children }: FormFootProps) {
  return (
    <div
      className={classNames(
        'sticky z-10 -mx-5 mt-6 border-t border-line bg-white px-5 py-4 sm:-mx-8 sm:px-8',
        className,
      )}
    >
      <div className="grid max-h-[40dvh] overflow-y-auto has-[p,progress]:mb-4 has-[p,progress]:gap-3">
        {messages}
      </div>
      <div className="flex flex-wrap justify-end gap-3">{children}</div>
    </div>
  )
}

export const inDialog = '-bottom-4 sm:-bottom-8'
/** For the last element of a dialog. */
export const lastInDialog = `${inDialog} -mb-5 rounded-b-card sm:-mb-8`
/** For the last element of a card. */
export const lastInCard = 'bottom-0 -mb-5 rounded-b-card sm:-mb-8'
/** For the last element of a panel. */
export const lastInPanel = 'bottom-0 -mb-6'
