import type { LocalizedText, PictureRef } from '@prangan/contract/schemas/content-fields'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { PictureField } from '../fields/reference-fields.tsx'

const library = 'library'

type ArtPictureFieldProps = {
  label: string
  /** The pictures that are built into the site, by name. */
  art: Readonly<Record<string, { label: LocalizedText }>>
  value: PictureRef
  onChange: (picture: PictureRef) => void
}

export function ArtPictureField({ label, art, value, onChange }: ArtPictureFieldProps) {
  const { library: ofLibrary, ofLibrary: labelOfLibrary } = deskMessages().settingsForms.drawings
  const labels = Object.fromEntries(
    Object.entries(art).map(([name, { label }]) => [`art:${name}`, inLanguage(label)]),
  )
  const isDrawing = Object.hasOwn(labels, value)
  return (
    <div className="grid gap-2">
      <Field label={label}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            options={[library, ...Object.keys(labels)]}
            labels={{ [library]: ofLibrary, ...labels }}
            value={isDrawing ? value : library}
            onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === library ? '' : chosen)}
          />
        )}
      </Field>
      {!isDrawing && <PictureField label={labelOfLibrary(label)} value={value} onChange={onChange} />}
    </div>
  )
}
