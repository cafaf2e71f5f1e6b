import '../library.css'
import { FileText } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import type { PickerProps } from '../../../../lib/content-pickers.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatSize } from '../../../../lib/format-size.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { Button } from '../../../../ui/button.tsx'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { documentForm } from '../document-form.ts'
import { type DocumentRow, documentAddress, documents } from '../documents.ts'
import { DocumentFields } from './document-fields.tsx'
import { PickerDialog } from './picker-dialog.tsx'

const show = ({ title, slug, bytes, current }: DocumentRow) => (
  <>
    <span className="font-semibold text-indigo-950">
      <UserText text={title.en} />
    </span>
    <span className="text-muted">
      {documentAddress(slug)} · {formatSize(bytes)} · version {current}
    </span>
  </>
)

/** A field that chooses a document of the library. */
export function DocumentPicker({ label, value, onChange, error }: PickerProps<string>) {
  const { can } = useDeskSession()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold text-indigo-950">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {value && <Chosen id={value} />}
        <Button look="secondary" size="small" onClick={() => setOpen(true)}>
          {value ? 'Change' : 'Choose a document'}
          <span className="sr-only">: {label}</span>
        </Button>
        {value && (
          <Button look="quiet" size="small" onClick={() => onChange('')}>
            Remove<span className="sr-only">: {label}</span>
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <PickerDialog
        resource={documents}
        title="Choose a document"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        chosen={value}
        onChoose={onChange}
        show={show}
        className="library-choices library-rows"
        upload={
          can('document:edit')
            ? { action: 'Add a document', form: (form) => <AddDocument {...form} /> }
            : undefined
        }
      />
    </fieldset>
  )
}

type AddDocumentProps = {
  onDone: (id: string) => void
  onCancel: () => void
  onBusyChange: (isBusy: boolean) => void
}

function AddDocument({ onDone, ...props }: AddDocumentProps) {
  const added = useRef('')
  const form = useMemo(
    () =>
      documentForm((id) => {
        added.current = id
      }),
    [],
  )
  return (
    <DocumentForm
      {...props}
      opened={null}
      newest={null}
      params={[]}
      place="last"
      form={form}
      first="titleEn"
      gone={documents.gone}
      without="no file"
      addLabels={['Add', 'Adding…']}
      onSaved={() => onDone(added.current)}
    >
      {DocumentFields}
    </DocumentForm>
  )
}

function Chosen({ id }: { id: string }) {
  const { live } = useLive(documents.watchOne, id)
  const text = live.status === 'ready' ? (live.value?.title.en ?? documents.gone) : '…'
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-sm font-medium wrap-anywhere">
      <FileText aria-hidden="true" size={20} className="flex-none text-indigo-900" />
      <UserText text={text} />
    </span>
  )
}
