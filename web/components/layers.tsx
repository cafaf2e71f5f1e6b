import { useState } from 'react'
import { showOffline } from '../src/app/offline-note.tsx'
import { AskDialog } from '../src/ui/ask-dialog.tsx'
import { Button } from '../src/ui/button.tsx'
import { ConfirmDialog } from '../src/ui/desk/confirm-dialog.tsx'
import { Dialog } from '../src/ui/desk/dialog.tsx'
import { SidePanel } from '../src/ui/desk/side-panel.tsx'
import { showToast, showUndoToast, Toasts } from '../src/ui/desk/toasts.tsx'
import { Field } from '../src/ui/forms/field.tsx'
import { samples } from './samples.ts'
import { Group } from './shown.tsx'

const layers = ['ask', 'confirm', 'busy', 'dialog', 'panel'] as const

/** What is above the page, opened by its button. */
export function Layers() {
  const text = samples()
  const [open, setOpen] = useState<(typeof layers)[number]>()
  const close = () => setOpen(undefined)
  const form = (
    <Field label={text.name} hint={text.nameHint}>
      {(control) => <input {...control} type="text" />}
    </Field>
  )
  return (
    <Group title="Dialogs, panels and toasts">
      <div className="row" lang="en">
        {layers.map((layer) => (
          <Button key={layer} look="secondary" onClick={() => setOpen(layer)}>
            {layer}
          </Button>
        ))}
        <Button look="secondary" onClick={() => showToast(text.done)}>
          toast
        </Button>
        <Button
          look="secondary"
          onClick={() => showUndoToast(text.deleteText, { until: Date.now() + 9_000, undo: () => {} })}
        >
          undo
        </Button>
        <Button look="secondary" onClick={showOffline}>
          offline
        </Button>
      </div>
      <Toasts />
      {open === 'ask' && (
        <AskDialog
          title={text.deleteTitle}
          keep={text.keep}
          action={text.delete}
          onConfirm={close}
          onClose={close}
        >
          {text.deleteText}
        </AskDialog>
      )}
      <ConfirmDialog
        isOpen={open === 'confirm' || open === 'busy'}
        onCancel={close}
        onConfirm={close}
        title={text.deleteTitle}
        action={text.delete}
        busyAction={text.busy}
        isBusy={open === 'busy'}
        error={open === 'confirm' ? text.failed : undefined}
      >
        {text.deleteText}
      </ConfirmDialog>
      <Dialog isOpen={open === 'dialog'} onClose={close} title={text.heading} description={text.told}>
        {form}
      </Dialog>
      <SidePanel isOpen={open === 'panel'} onClose={close} title={text.details}>
        {form}
      </SidePanel>
    </Group>
  )
}
