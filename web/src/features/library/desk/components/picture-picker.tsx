import '../library.css'
import type { PictureRef } from '@prangan/contract/schemas/content-fields'
import { ImagePlus } from 'lucide-react'
import type { PickerProps } from '../../../../lib/content-pickers.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { focusProps } from '../../../../lib/focus-props.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { type PictureRow, pictures, pictureUrl } from '../pictures.ts'
import { FocalPointButton } from './focal-point-button.tsx'
import { PickerDialog } from './picker-dialog.tsx'
import { PickerField } from './picker-field.tsx'
import { UploadPictures } from './upload-pictures.tsx'

const texts = () => deskMessages().library.pictures

const idOf = (picture: PictureRef): string => /^media:(.+)$/.exec(picture)?.[1] ?? ''

const show = (row: PictureRow) => (
  <>
    <img
      src={pictureUrl(row, 1)}
      alt=""
      loading="lazy"
      className="aspect-[4/3] w-full rounded-card bg-sand object-cover"
      {...focusProps(row.focus)}
    />
    <span className="line-clamp-2">
      <UserText text={row.alt ? inLanguage(row.alt) : row.title} />
    </span>
  </>
)

export function PicturePicker(props: PickerProps<PictureRef>) {
  const { value, onChange } = props
  const { can } = useDeskSession()
  const chosen = idOf(value)
  return (
    <PickerField
      {...props}
      choose={texts().choose}
      chosen={<ShownPicture value={value} />}
      more={chosen && can('media:edit') && <FocalPointButton id={chosen} label={props.label} />}
    >
      {(dialog) => (
        <PickerDialog
          {...dialog}
          resource={pictures}
          title={texts().choose}
          chosen={chosen}
          onChoose={(picture) => onChange(`media:${picture}`)}
          show={show}
          className="library-choices"
          upload={
            can('media:edit')
              ? {
                  action: texts().uploadOne,
                  form: ({ onDone, ...form }) => (
                    <UploadPictures {...form} isSingle onDone={([first]) => first && onDone(first)} />
                  ),
                }
              : undefined
          }
        />
      )}
    </PickerField>
  )
}

/** A picture that is chosen in a form. */
export function ShownPicture({ value }: { value: PictureRef }) {
  const chosen = idOf(value)
  return chosen ? <Chosen id={chosen} /> : <Empty value={value} />
}

/** No picture, or a drawing that is built into the site. */
function Empty({ value }: { value: PictureRef }) {
  return (
    <span className="grid aspect-[4/3] w-24 place-items-center rounded-card border border-dashed border-indigo-400 bg-indigo-50 text-center text-xs text-muted">
      {value ? texts().drawing : <ImagePlus aria-hidden="true" size={24} />}
    </span>
  )
}

function Chosen({ id }: { id: string }) {
  const { live } = useLive(pictures.watchOne, id)
  if (live.status !== 'ready') return <span className="aspect-[4/3] w-24 rounded-card bg-sand" />
  if (!live.value) return <p className="text-sm text-danger">{pictures.gone()}</p>
  return (
    <img
      src={pictureUrl(live.value, 1)}
      alt={live.value.alt?.en ?? texts().decorativePicture}
      className="aspect-[4/3] w-24 rounded-card object-cover"
    />
  )
}
