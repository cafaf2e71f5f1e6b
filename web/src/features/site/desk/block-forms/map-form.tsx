import type { BlockOf } from '@prangan/contract/schemas/content'
import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import type { BlockFormProps } from './block-form.ts'

/** A location: its name, and its position as maps on the web show it. */
export function MapForm({ block, onChange }: BlockFormProps<BlockOf<'map'>>) {
  return (
    <div className="grid gap-3">
      <LocalizedField
        label="Name of the place"
        placeholder="Name of the place"
        value={block.place}
        onChange={(place) => onChange({ place })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Degrees
          label="Latitude"
          most={90}
          value={block.latitude}
          onChange={(latitude) => onChange({ latitude })}
        />
        <Degrees
          label="Longitude"
          most={180}
          value={block.longitude}
          onChange={(longitude) => onChange({ longitude })}
        />
      </div>
    </div>
  )
}

type DegreesProps = { label: string; most: number; value: number; onChange: (degrees: number) => void }

/** Degrees with a decimal point. What is typed stays as it is until it is a number. */
function Degrees({ label, most, value, onChange }: DegreesProps) {
  const [typed, setTyped] = useState(String(value))
  const degreesOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
  const isWrong = !(Math.abs(degreesOf(typed)) <= most)
  return (
    <Field
      label={label}
      error={isWrong ? `A number from -${most} to ${most}, for example 25.4358` : undefined}
    >
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={degreesOf(typed) === value || isWrong ? typed : String(value)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const degrees = degreesOf(currentTarget.value)
            if (Math.abs(degrees) <= most) onChange(degrees)
          }}
        />
      )}
    </Field>
  )
}
