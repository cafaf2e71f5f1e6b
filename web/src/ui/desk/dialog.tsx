import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { messages } from '../../messages/index.ts'
import { classNames } from '../class-names.ts'
import { dialogClasses } from './dialog-classes.ts'
import { iconButtonClass } from './icon-button.tsx'

type DialogProps = {
  isOpen: boolean
  /** Called when the person closes it, never while `isBusy`. */
  onClose: () => void
  title: string
  description: ReactNode
  /** Where the focus goes on close, if not back to where it was. */
  finalFocus?: () => HTMLElement | null | boolean
  /** While something runs that closing would interrupt. */
  isBusy?: boolean
  /** Where the focus begins, if not on the first control: on what is to be read, the title. */
  initialFocus?: 'title' | undefined
  /** For content with columns. */
  isWide?: boolean
  children: ReactNode
}

/** A modal dialog of a desk. It traps the focus and restores it on close; a click outside does nothing. */
export function Dialog({
  isOpen,
  onClose,
  isBusy = false,
  isWide = false,
  title,
  description,
  ...rest
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className={dialogClasses.backdrop} />
        <Base.Viewport className={dialogClasses.viewport}>
          <Base.Popup
            className={classNames(dialogClasses.popup, isWide ? 'max-w-3xl' : 'max-w-xl')}
            initialFocus={rest.initialFocus === 'title' ? heading : undefined}
            aria-busy={isBusy}
            finalFocus={rest.finalFocus}
          >
            <Base.Title ref={heading} tabIndex={-1} className={classNames(dialogClasses.title, 'pr-12')}>
              {title}
            </Base.Title>
            <Base.Description className={dialogClasses.description}>{description}</Base.Description>
            {rest.children}
            <Base.Close
              className={classNames(iconButtonClass(), 'absolute top-3 right-3 sm:top-6 sm:right-6')}
              aria-label={messages().common.close}
              disabled={isBusy}
            >
              <X aria-hidden="true" size={20} />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
