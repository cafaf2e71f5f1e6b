import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { messages } from '../../messages/index.ts'
import { classNames } from '../class-names.ts'
import { dialogClasses } from './dialog-classes.ts'
import { iconButtonClass } from './icon-button.tsx'

type SidePanelProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  isBusy?: boolean
  initialFocus?: 'title' | undefined
  finalFocus?: () => HTMLElement | null | boolean
  children: ReactNode
}

/** Shows an item's details beside its list: a modal panel from the right, full-screen on a phone. */
export function SidePanel({ isOpen, onClose, isBusy = false, title, children, ...focus }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={dialogClasses.backdrop} />
        <Base.Popup
          className="desk-panel"
          initialFocus={focus.initialFocus === 'title' ? heading : undefined}
          finalFocus={focus.finalFocus}
          aria-busy={isBusy}
        >
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-3 sm:px-8">
            <Base.Title ref={heading} tabIndex={-1} className={dialogClasses.title}>
              {title}
            </Base.Title>
            <Base.Close
              className={classNames(iconButtonClass(), '-me-2')}
              aria-label={messages().common.close}
              disabled={isBusy}
            >
              <X aria-hidden="true" size={20} />
            </Base.Close>
          </div>
          <div className="px-5 py-6 sm:px-8">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
