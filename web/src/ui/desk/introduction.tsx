import { createContext, useContext } from 'react'
import { useStoredChoice } from '../../lib/use-stored-choice.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'

type IntroductionOf = { id: string; text: string; picture: string }

/** The introduction of the section that is open; undefined if it needs none. */
export const SectionIntroduction = createContext<IntroductionOf | undefined>(undefined)

/** Explains a section, below its heading, to people who are new to it, until they hide it. */
export function Introduction() {
  const introduction = useContext(SectionIntroduction)
  return introduction && <Explanation key={introduction.id} {...introduction} />
}

function Explanation({ id, text, picture }: IntroductionOf) {
  const [choice, choose] = useStoredChoice(`desk-introduced-${id}`)
  if (choice) return null
  const { label, hide } = deskMessages().kit.introduction
  return (
    <section
      aria-label={label}
      className="flex items-center gap-4 rounded-card border border-line bg-white p-4 sm:gap-6"
    >
      <img src={picture} alt="" width={160} height={96} className="w-20 flex-none sm:w-40" />
      <div className="grid max-w-2xl justify-items-start gap-3">
        <p className="max-sm:text-sm">{text}</p>
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            choose('yes')
            // The button that had the focus is gone.
            document.getElementById('content')?.focus()
          }}
        >
          {hide}
        </Button>
      </div>
    </section>
  )
}
