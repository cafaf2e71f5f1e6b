import { type ComponentType, useState } from 'react'
import { Dialog } from './dialog.tsx'
import type { FormInDialogProps } from './dialog-parts.ts'
import { showToast } from './toasts.tsx'

type AddDialogProps<Row> = {
  parts: { titles: { add?: string }; addText?: string }
  Form: ComponentType<FormInDialogProps<Row>>
  isOpen: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
}

export function AddDialog<Row>({ parts, Form, onClose, ...dialog }: AddDialogProps<Row>) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      isBusy={isBusy}
      title={parts.titles.add ?? ''}
      description={parts.addText}
    >
      <div className="mt-6">
        <Form
          opened={null}
          newest={null}
          params={['open']}
          place="last"
          onBusyChange={setBusy}
          onCancel={onClose}
          onSaved={(message) => {
            onClose()
            // A form that has told it already passes ''.
            if (message !== '') showToast(message)
          }}
        />
      </div>
    </Dialog>
  )
}
