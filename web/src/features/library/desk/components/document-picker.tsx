import { inLanguage } from '../../../../messages/language.ts'
import '../library.css'
import { FileText } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { PickerProps } from '../../../../lib/content-pickers.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatSize } from '../../../../lib/format-size.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { documentForm } from '../document-form.ts'
import { type DocumentRow, documentAddress, documents } from '../documents.ts'
import { DocumentFields } from './document-fields.tsx'
import { PickerDialog } from './picker-dialog.tsx'
import { PickerField } from './picker-field.tsx'

const library = () => deskMessages().library
const texts = () => library().documents

const show = ({ title, slug, bytes, current }: DocumentRow) => (
  <>
    <span className="font-semibold text-indigo-950">
      <UserText text={inLanguage(title)} />
    </span>
    <span className="text-muted">
      {documentAddress(slug)} · {formatSize(bytes)} · {texts().chosenVersion(current)}
    </span>
  </>
)

export function DocumentPicker(props: PickerProps<string>) {
  const { value, onChange } = props
  const { can } = useDeskSession()
  return (
    <PickerField {...props} choose={texts().choose} chosen={value && <Chosen id={value} />}>
      {(dialog) => (
        <PickerDialog
          {...dialog}
          resource={documents}
          title={texts().choose}
          chosen={value}
          onChoose={onChange}
          show={show}
          className="library-choices library-rows"
          upload={
            can('document:edit')
              ? { action: texts().details.add, form: (form) => <AddDocument {...form} /> }
              : undefined
          }
        />
      )}
    </PickerField>
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
      first="file"
      gone={documents.gone()}
      without={library().withoutFile}
      addLabels={library().add}
      onSaved={() => onDone(added.current)}
    >
      {DocumentFields}
    </DocumentForm>
  )
}

function Chosen({ id }: { id: string }) {
  const { live } = useLive(documents.watchOne, id)
  const text = live.status === 'ready' ? (live.value ? inLanguage(live.value.title) : documents.gone()) : '…'
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-sm font-medium wrap-anywhere">
      <FileText aria-hidden="true" size={20} className="flex-none text-indigo-900" />
      <UserText text={text} />
    </span>
  )
}
