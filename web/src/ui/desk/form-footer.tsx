import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type FormFootProps = {
  /** The result of a form. Its live regions are always in the page, so that changes are announced. */
  messages?: ReactNode
  /** The position at which it sticks. */
  className: string
  /** The buttons. */
  children: ReactNode
}

/** The footer of a form, or of details: always in view, and not moved by what loads above it. */
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

/** At the lower edge of the screen, below the padding of a dialog. */
export const inDialog = '-bottom-4 sm:-bottom-8'
/** The same if it is the last element of the dialog. */
export const lastInDialog = `${inDialog} -mb-5 rounded-b-card sm:-mb-8`
/** The same in a card of the page. */
export const lastInCard = 'bottom-0 -mb-5 rounded-b-card sm:-mb-8'
/** The same in a panel. */
export const lastInPanel = 'bottom-0 -mb-6'
