import type { PictureRef } from '@prangan/contract/schemas/content-fields'
import { deskMessages } from '../../../../messages/desk.ts'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import { PictureField } from '../fields/reference-fields.tsx'

const library = 'library'

type ArtPictureFieldProps = { label: string; value: PictureRef; onChange: (picture: PictureRef) => void }

export function ArtPictureField({ label, value, onChange }: ArtPictureFieldProps) {
  const { library: ofLibrary, ofLibrary: labelOfLibrary, ...drawings } = deskMessages().settingsForms.drawings
  const isDrawing = Object.hasOwn(drawings, value)
  return (
    <div className="grid gap-2">
      <Field label={label}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            options={[library, ...Object.keys(drawings)]}
            labels={{ [library]: ofLibrary, ...drawings }}
            value={isDrawing ? value : library}
            onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === library ? '' : chosen)}
          />
        )}
      </Field>
      {!isDrawing && <PictureField label={labelOfLibrary(label)} value={value} onChange={onChange} />}
    </div>
  )
}
