import { useFill } from '../../../../lib/site-layout.ts'
import { messages } from '../../../../messages/index.ts'
import { paths } from '../../../../paths.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'

type BeforeYouBeginProps = {
  /** In place of the texts of these facts. */
  texts?: Partial<Record<'dates' | 'ready', string>>
  isOpen?: boolean
}

/** Who may apply, the fee, the deadline, and what to have ready; readable without scripts. */
export function BeforeYouBegin({ texts = {}, isOpen = false }: BeforeYouBeginProps) {
  const { title, facts, procedure, notices } = messages().admissions.before
  const { dates = facts.dates.text, ready = facts.ready.text } = texts
  const shown = { ...facts, dates: { ...facts.dates, text: dates }, ready: { ...facts.ready, text: ready } }
  const fill = useFill()
  const links = [
    [procedure, paths.admissionProcedure.href()],
    [notices, paths.allNotices.href()],
  ] as const
  return (
    <Disclosure title={title} isOpen={isOpen} className="rounded-card border border-line bg-white">
      <dl className="grid gap-x-8 gap-y-4 px-4 pt-2 text-sm sm:grid-cols-2 lg:grid-cols-1">
        {Object.values(shown).map(({ what, text }) => (
          <div key={what}>
            <dt className="font-semibold text-indigo-900">{what}</dt>
            <dd className="whitespace-pre-line">{fill(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-6 p-4 text-sm">
        {links.map(([text, href]) => (
          <a
            key={href}
            href={href}
            className="inline-block py-1 font-semibold text-indigo-800 underline hover:text-marigold-700"
          >
            {text}
          </a>
        ))}
      </p>
    </Disclosure>
  )
}
