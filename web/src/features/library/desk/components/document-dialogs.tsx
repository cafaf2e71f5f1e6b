import { college } from '@prangan/college/config'
import { otherLanguages } from '@prangan/contract/languages'
import { Pencil, Trash2 } from 'lucide-react'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { formatSize } from '../../../../lib/format-size.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName } from '../../../../messages/language-name.ts'
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
import { deleteDocument, listDocumentUses, replaceDocument, restoreDocument } from '../api/save-document.ts'
import { documentForm } from '../document-form.ts'
import { type DocumentRow, documentAddress, documents } from '../documents.ts'
import { documentInput } from '../file-rules.ts'
import { CopyAddress } from './copy-address.tsx'
import { DocumentFields } from './document-fields.tsx'
import { DocumentVersions } from './document-versions.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { UsesList } from './uses-list.tsx'

const library = () => deskMessages().library
const texts = () => library().documents
const details = () => texts().details

type Kind = 'remove'

const remove: Action<DocumentRow> = {
  labels: () => library().delete,
  title: () => texts().remove.title,
  text: () => texts().remove.text(college.limits.daysInBin),
  run: async ({ id }, { getToken }) => texts().remove.done(await deleteDocument(id, getToken)),
  failure: actionFailure(() => texts().remove.failed),
  undo: {
    run: async ({ id }, { getToken }) =>
      deskMessages().bin.restored((await restoreDocument(id, getToken)).message),
    failure: actionFailure(() => deskMessages().bin.notRestored),
  },
}

function DocumentDetails({ row, onBusyChange }: DetailsProps<DocumentRow, Kind>) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <CopyAddress address={documentAddress(row.slug)} />
        <DetailsList
          items={[
            { label: details().fields.title, text: row.title.en, isWide: true },
            ...otherLanguages.map((language) => ({
              label: details().fields.titleIn(languageName(language)),
              text: row.title[language] ?? '',
              isWide: true,
            })),
            {
              label: details().fields.size,
              text: [formatSize(row.bytes), row.pages && texts().pages(row.pages)].filter(Boolean).join(', '),
            },
            { label: details().fields.newest, text: `${row.current}, ${formatDateTime(row.uploadedAt)}` },
          ]}
        />
      </div>
      {row.findings.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-serif text-lg font-semibold text-indigo-950">{details().findings}</h3>
          <ul className="grid gap-2 text-sm">
            {row.findings.map((issue) => (
              <li key={issue} className="rounded-card bg-marigold-100 px-4 py-2">
                <b className="font-semibold">{texts().findings[issue][0]}:</b> {texts().findings[issue][1]}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ReplaceFile
        title={details().replace}
        text={details().replaceText}
        choose={details().replaceAction}
        publish={details().replacePublish}
        input={documentInput}
        onBusyChange={onBusyChange}
        send={async (file, uploading) => texts().form.replaced(await replaceDocument(row, file, uploading))}
      />
      <DocumentVersions row={row} />
      <UsesList listUses={listDocumentUses} id={row.id} none={details().notUsed} />
    </div>
  )
}

const DocumentButtons = ({ ask, edit }: DetailsProps<DocumentRow, Kind>) => (
  <>
    <Button look="quiet" className="text-danger hover:bg-danger-soft" onClick={() => ask('remove')}>
      <Trash2 aria-hidden="true" size={18} />
      {library().delete[0]}
    </Button>
    <Button data-edit="" onClick={edit}>
      <Pencil aria-hidden="true" size={18} />
      {details().edit}
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
      gone={documents.gone()}
      without={library().withoutFile}
      addLabels={library().add}
    >
      {DocumentFields}
    </DocumentForm>
  </div>
)

const parts = (): DialogParts<DocumentRow, Kind> => ({
  titles: { details: details().title, edit: details().edit, add: details().add },
  addText: details().addText,
  Details: DocumentDetails,
  Buttons: DocumentButtons,
  Form: EditDocument,
  actions: { remove },
})

export const Dialogs = (props: DialogsProps<DocumentRow, Kind>) => (
  <ResourceDialogs {...props} resource={documents} parts={parts()} />
)
