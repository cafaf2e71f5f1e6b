import { college } from '@prangan/college/config'
import { otherLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
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
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { deletePicture, listPictureUses, replacePicture, restorePicture } from '../api/save-picture.ts'
import { pictureInput } from '../file-rules.ts'
import { focusInForm, focusToForm } from '../focus.ts'
import { pictureForm } from '../picture-form.ts'
import { type PictureRow, pictures, pictureUrl } from '../pictures.ts'
import { DescriptionFields } from './description-fields.tsx'
import { FocalPoint } from './focal-point.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { UploadPictures } from './upload-pictures.tsx'
import { UsesList } from './uses-list.tsx'

const library = () => deskMessages().library
const texts = () => library().pictures
const details = () => texts().details

type Kind = 'remove'

const remove: Action<PictureRow> = {
  labels: () => library().delete,
  title: () => texts().remove.title,
  text: () => texts().remove.text(college.limits.daysInBin),
  run: async ({ id }, { getToken }) => texts().remove.done(await deletePicture(id, getToken)),
  failure: actionFailure(() => texts().remove.failed),
  undo: {
    run: async ({ id }, { getToken }) =>
      deskMessages().bin.restored((await restorePicture(id, getToken)).message),
    failure: actionFailure(() => deskMessages().bin.notRestored),
  },
}

function PictureDetails({ row, onBusyChange }: DetailsProps<PictureRow, Kind>) {
  return (
    <div className="grid gap-8">
      <img
        src={pictureUrl(row, 768)}
        alt={row.alt?.en ?? ''}
        width={row.width}
        height={row.height}
        className="h-auto max-h-80 w-auto max-w-full justify-self-start rounded-card bg-sand"
      />
      <DetailsList
        items={[
          { label: details().fields.description, text: row.alt?.en ?? details().decorative, isWide: true },
          ...(row.alt ? otherLanguages : []).map((language) => ({
            label: details().fields.descriptionIn(languageName(language)),
            text: row.alt?.[language] ?? '',
            isWide: true,
          })),
          { label: details().fields.size, text: details().size(row.width, row.height, formatSize(row.size)) },
          { label: details().fields.added, text: formatDateTime(row.createdAt) },
        ]}
      />
      <UsesList listUses={listPictureUses} id={row.id} none={details().notUsed} />
      <ReplaceFile
        title={details().replace}
        text={details().replaceText}
        choose={details().replaceAction}
        publish={details().replacePublish}
        input={pictureInput}
        onBusyChange={onBusyChange}
        send={async (file, uploading) => texts().form.replaced(await replacePicture(row, file, uploading))}
      />
    </div>
  )
}

const PictureButtons = ({ ask, edit }: DetailsProps<PictureRow, Kind>) => (
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

function PictureForm(props: FormInDialogProps<PictureRow>) {
  const { opened, newest, onBusyChange, onCancel, onSaved } = props
  if (!opened) {
    return (
      <div className="mt-6">
        <UploadPictures
          onBusyChange={onBusyChange}
          onCancel={onCancel}
          onDone={({ length }) => onSaved(texts().uploading.added(length))}
        />
      </div>
    )
  }
  return (
    <DocumentForm {...props} form={pictureForm} first="title" gone={pictures.gone()}>
      {({ form, fields }) => {
        const { altEn = '', focus, ...typed } = form.watch()
        return (
          <>
            <FormField
              fields={fields}
              name="title"
              limit={limits.content.label}
              label={texts().form.name}
              required
              hint={texts().form.nameHint}
            >
              {(control) => <input type="text" autoComplete="off" {...control} />}
            </FormField>
            <DescriptionFields
              description={{ ...typed, altEn }}
              error={fields.error('altEn') ?? ''}
              limit={limits.content.altText}
              onChange={(changed) => {
                for (const [name, value] of Object.entries(changed)) {
                  form.setValue(name as 'altEn', value as string, {
                    shouldDirty: true,
                    shouldValidate: form.formState.isSubmitted,
                  })
                }
              }}
            />
            <FocalPoint
              picture={newest ?? opened}
              focus={focusInForm(focus)}
              onChange={(moved) => form.setValue('focus', focusToForm(moved), { shouldDirty: true })}
            />
          </>
        )
      }}
    </DocumentForm>
  )
}

const parts = (): DialogParts<PictureRow, Kind> => ({
  titles: { details: details().title, edit: details().edit, add: details().add },
  addText: details().addText,
  Details: PictureDetails,
  Buttons: PictureButtons,
  Form: PictureForm,
  actions: { remove },
})

export const Dialogs = (props: DialogsProps<PictureRow, Kind>) => (
  <ResourceDialogs {...props} resource={pictures} parts={parts()} />
)
