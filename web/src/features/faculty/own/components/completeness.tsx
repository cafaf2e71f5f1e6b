import { useId } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Progress } from '../../../../ui/forms/progress.tsx'
import { completenessOf } from '../api/completeness.ts'
import type { OwnProfile } from '../api/use-own-profile.ts'

const texts = () => deskMessages().ownProfile.completeness

type CompletenessProps = { profile: OwnProfile; onFill: (field: string) => void }

export function Completeness({ profile, onFill }: CompletenessProps) {
  const headingId = useId()
  const { share, missing } = completenessOf(profile)
  return (
    <section aria-labelledby={headingId} className="card grid gap-4 p-5 sm:p-6">
      <h2 id={headingId} className="text-lg text-indigo-950">
        {missing.length === 0 ? texts().complete : texts().incomplete}
      </h2>
      <Progress label={texts().progress} value={share} />
      {missing.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {missing.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onFill(name)}
                className="min-h-9 rounded-full border border-indigo-400 bg-white px-3 py-1 text-start text-sm font-semibold text-indigo-900 hover:bg-indigo-50"
              >
                {texts().add(label)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
