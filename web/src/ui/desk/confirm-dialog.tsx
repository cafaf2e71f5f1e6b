import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Message } from '../message.tsx'
import { dialogClasses } from './dialog-classes.ts'
import { useBackCloses } from './use-leave-guard.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
  title: string
  children: ReactNode
  fields?: ReactNode
  action: string
  busyAction: string
  /** In place of 'Cancel', where that could mean either button. */
  keep?: string | undefined
  /** True if the action destroys nothing. */
  isHarmless?: boolean | undefined
  isWide?: boolean
  isBusy: boolean
  error?: string | undefined
  /** The element to focus on close; true for the previous one. */
  finalFocus?: () => HTMLElement | null | boolean
}

/** Asks for confirmation. Cancel has the focus first, or the fields of what destroys nothing. */
export function ConfirmDialog({ isOpen, onCancel, onConfirm, isBusy, ...props }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  useBackCloses(isOpen, () => !isBusy && onCancel())
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={dialogClasses.backdrop} />
        <AlertDialog.Viewport className={dialogClasses.viewport}>
          <AlertDialog.Popup
            className={classNames(dialogClasses.popup, props.isWide ? 'max-w-3xl' : 'max-w-md')}
            initialFocus={props.isHarmless && props.fields ? true : cancel}
            finalFocus={props.finalFocus}
            aria-busy={isBusy}
          >
            <AlertDialog.Title className={dialogClasses.title}>{props.title}</AlertDialog.Title>
            <AlertDialog.Description
              className={classNames(dialogClasses.description, 'mt-4 mb-4')}
              render={<div />}
            >
              {props.children}
            </AlertDialog.Description>
            {props.fields && <div className="mb-4">{props.fields}</div>}
            <Message tone="error">{props.error}</Message>
            <div className={dialogClasses.actions}>
              <Button ref={cancel} look="quiet" disabled={isBusy} onClick={onCancel}>
                {props.keep ?? deskMessages().kit.cancel}
              </Button>
              <Button look={props.isHarmless ? 'primary' : 'danger'} busy={isBusy} onClick={onConfirm}>
                {isBusy ? props.busyAction : props.action}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
