import { Pencil, Trash2 } from 'lucide-react'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { formatMoment } from '../../../../lib/format-moment.ts'
import { formatSize } from '../../../../lib/format-size.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Action } from '../../../../ui/desk/action.ts'
import { DetailsList } from '../../../../ui/desk/details-list.tsx'
import type {
  DetailsProps,
  DialogParts,
  DialogsProps,
  FormInDialogProps,
} from '../../../../ui/desk/dialog-parts.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import { deleteDocument, listDocumentUses, replaceDocument } from '../api/save-document.ts'
import { documentForm } from '../document-form.ts'
import { type DocumentRow, documentAddress, documents, findingTexts } from '../documents.ts'
import { documentInput } from '../file-rules.ts'
import { CopyAddress } from './copy-address.tsx'
import { DocumentFields } from './document-fields.tsx'
import { DocumentVersions } from './document-versions.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { UsesList } from './uses-list.tsx'

type Kind = 'remove'

const remove: Action<DocumentRow> = {
  labels: () => ['Delete', 'Deleting…'],
  title: () => 'Delete this document?',
  text: () =>
    'It is deleted for good, with all its versions. A document that a page links to is kept: you are told which page.',
  run: ({ id }, { getToken }) => deleteDocument(id, getToken),
  failure: actionFailure('The document could not be deleted. Please try again.'),
}

function DocumentDetails({ row, onBusyChange }: DetailsProps<DocumentRow, Kind>) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <CopyAddress address={documentAddress(row.slug)} />
        <DetailsList
          items={[
            { label: 'Title', text: row.title.en, isWide: true },
            { label: 'Title in Hindi', text: row.title.hi ?? '', isWide: true },
            {
              label: 'Size',
              text: [formatSize(row.bytes), row.pages && `pages: ${row.pages}`].filter(Boolean).join(', '),
            },
            { label: 'Newest version', text: `${row.current}, ${formatMoment(row.uploadedAt)}` },
          ]}
        />
      </div>
      {row.findings.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-serif text-lg font-semibold text-indigo-950">What readers may trip over</h3>
          <ul className="grid gap-2 text-sm">
            {row.findings.map((finding) => (
              <li key={finding} className="rounded-card bg-marigold-100 px-4 py-2">
                <b className="font-semibold">{findingTexts[finding][0]}.</b> {findingTexts[finding][1]}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ReplaceFile
        title="Add a new version"
        text="The address stays, and every link leads to the new version at once."
        action="Choose the new version"
        input={documentInput}
        onBusyChange={onBusyChange}
        send={(file, uploading) => replaceDocument(row, file, uploading)}
      />
      <DocumentVersions row={row} />
      <UsesList
        listUses={listDocumentUses}
        id={row.id}
        none="No page links to this document. You can delete it."
      />
    </div>
  )
}

const DocumentButtons = ({ ask, edit }: DetailsProps<DocumentRow, Kind>) => (
  <>
    <Button look="quiet" className="text-danger hover:bg-danger-soft" onClick={() => ask('remove')}>
      <Trash2 aria-hidden="true" size={18} />
      Delete
    </Button>
    <Button data-edit="" onClick={edit}>
      <Pencil aria-hidden="true" size={18} />
      Edit the title
    </Button>
  </>
)

const form = documentForm(() => {})

const EditDocument = (props: FormInDialogProps<DocumentRow>) => (
  <div className={props.opened ? undefined : 'mt-6'}>
    <DocumentForm
      {...props}
      form={form}
      first={props.opened ? 'titleEn' : 'file'}
      gone={documents.gone}
      without="no file"
      addLabels={['Add', 'Adding…']}
    >
      {DocumentFields}
    </DocumentForm>
  </div>
)

const parts: DialogParts<DocumentRow, Kind> = {
  titles: { details: 'Document', edit: 'Edit the title', add: 'Add a document' },
  addText: 'A PDF at an address that stays the same for every later version.',
  Details: DocumentDetails,
  Buttons: DocumentButtons,
  Form: EditDocument,
  actions: { remove },
}

/** The dialogs of the list of documents. */
export const Dialogs = (props: DialogsProps<DocumentRow, Kind>) => (
  <ResourceDialogs {...props} resource={documents} parts={parts} />
)
