import { permissionPresets } from '@prangan/contract/permission-presets'
import { useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { Button } from '../../../../ui/button.tsx'
import type { AbilitiesFormState } from '../abilities-form.ts'

const texts = () => deskMessages().people.form

/** Ticks the permissions of an office at once; what was ticked before stays. */
export function GrantPresets({ form }: Pick<AbilitiesFormState, 'form'>) {
  const [ticked, setTicked] = useState('')
  const offices = permissionPresets.filter(({ grants }) => grants.length > 0)
  if (offices.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-muted">{texts().tickFor}</span>
        {offices.map(({ name, grants }) => (
          <Button
            key={name.en}
            look="secondary"
            size="small"
            onClick={() => {
              for (const grant of grants) form.setValue(grant, true, { shouldDirty: true })
              setTicked(inLanguage(name))
            }}
          >
            {inLanguage(name)}
          </Button>
        ))}
      </p>
      <p role="status" className="text-sm text-muted empty:hidden">
        {ticked && texts().tickedFor(ticked)}
      </p>
    </div>
  )
}
