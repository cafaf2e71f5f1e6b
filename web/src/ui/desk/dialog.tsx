import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { messages } from '../../messages/index.ts'
import { classNames } from '../class-names.ts'
import { dialogClasses } from './dialog-classes.ts'
import { iconButtonClass } from './icon-button.tsx'
import { closeNextStep } from './toasts.tsx'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description: ReactNode
  finalFocus?: () => HTMLElement | null | boolean
  isBusy?: boolean
  initialFocus?: 'title' | undefined
  isWide?: boolean
  children: ReactNode
}

/** Renders a modal dialog, which traps the focus and restores it on close. A click outside does nothing. */
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
  useEffect(() => {
    if (isOpen) closeNextStep()
  }, [isOpen])
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
            <Base.Title ref={heading} tabIndex={-1} className={classNames(dialogClasses.title, 'pe-12')}>
              {title}
            </Base.Title>
            <Base.Description className={dialogClasses.description}>{description}</Base.Description>
            {rest.children}
            <Base.Close
              className={classNames(iconButtonClass(), 'absolute top-3 end-3 sm:top-6 sm:end-6')}
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
