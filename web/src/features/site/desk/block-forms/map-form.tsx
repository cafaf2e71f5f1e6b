import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import type { BlockFormProps } from './block-form.ts'

const texts = () => deskMessages().blockForms

/** A location: its name, and its position as maps on the web show it. */
export function MapForm({ block, onChange }: BlockFormProps<BlockOf<'map'>>) {
  return (
    <div className="grid gap-3">
      <LocalizedField
        label={texts().place}
        placeholder={texts().place}
        value={block.place}
        onChange={(place) => onChange({ place })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Degrees
          label={texts().latitude}
          most={90}
          value={block.latitude}
          onChange={(latitude) => onChange({ latitude })}
        />
        <Degrees
          label={texts().longitude}
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
    <Field label={label} error={isWrong ? texts().notDegrees(most) : undefined}>
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
