import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type FormFootProps = {
  /** What came of it: kept in the page while empty, so that it is announced. */
  messages: ReactNode
  className?: string
  /** The buttons. */
  children: ReactNode
}

/** The end of a form in a dialog or a panel: in sight wherever the form is scrolled to. */
export function FormFoot({ messages, className, children }: FormFootProps) {
  return (
    <div
      className={classNames(
        'sticky bottom-0 z-10 -mx-5 mt-6 border-t border-line bg-white px-5 py-4 sm:-mx-8 sm:px-8',
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

/** For one that ends its dialog: as low as that. */
export const lastInDialog = '-mb-5 rounded-b-card sm:-mb-8'
