import type { PictureRef } from '@prangan/contract/schemas/content'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import { PictureField } from '../fields/reference-fields.tsx'

/** The drawings that are built into the site. */
const drawings: Readonly<Record<string, string>> = {
  'art:scene-1': 'Drawing: the courtyard in the morning',
  'art:scene-2': 'Drawing: the reading room',
  'art:scene-3': 'Drawing: the laboratory',
  'art:scene-4': 'Drawing: the sports ground',
  'art:scene-5': 'Drawing: NCC and NSS',
  'art:scene-6': 'Drawing: the cultural evening',
  'art:scene-7': 'Drawing: the monsoon',
  'art:principal': 'Drawing: a woman, portrait',
  'art:manager': 'Drawing: a man, portrait',
  'art:course-ba': 'Drawing: arts',
  'art:course-bsc': 'Drawing: science',
  'art:course-bcom': 'Drawing: commerce',
  'art:course-bca': 'Drawing: computers',
  'art:course-ma': 'Drawing: arts, postgraduate',
  'art:course-msc': 'Drawing: science, postgraduate',
}

const library = 'library'

type ArtPictureFieldProps = { label: string; value: PictureRef; onChange: (picture: PictureRef) => void }

/** A drawing of the site, or a picture of the library. */
export function ArtPictureField({ label, value, onChange }: ArtPictureFieldProps) {
  const isDrawing = Object.hasOwn(drawings, value)
  return (
    <div className="grid gap-2">
      <Field label={label}>
        {({ className: _, ...control }) => (
          <SelectBox
            {...control}
            options={[library, ...Object.keys(drawings)]}
            labels={{ [library]: 'A picture of the library', ...drawings }}
            value={isDrawing ? value : library}
            onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === library ? '' : chosen)}
          />
        )}
      </Field>
      {!isDrawing && <PictureField label={`${label}, of the library`} value={value} onChange={onChange} />}
    </div>
  )
}
