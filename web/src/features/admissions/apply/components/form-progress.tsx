import { messages } from '../../../../messages/index.ts'
import { Progress } from '../../../../ui/forms/progress.tsx'
import { fieldNames, isFilled, type Section, sectionNames, sections, type Typed } from '../api/field-names.ts'

export function FormProgress({ typed }: { typed: Typed }) {
  const { progress, sections: titles } = messages().admissions
  const filled = (section: Section) => sections[section].filter((name) => isFilled(name, typed)).length
  const done = fieldNames.filter((name) => isFilled(name, typed)).length
  return (
    <nav aria-label={progress.parts} className="grid gap-4">
      <Progress label={progress.fields(done, fieldNames.length)} value={done / fieldNames.length} />
      <ol className="hidden gap-1 text-sm lg:grid">
        {sectionNames.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="flex min-h-9 items-center justify-between gap-3 rounded-card px-2 py-1 hover:bg-indigo-50"
            >
              <span className="font-semibold text-indigo-900">{titles[section]}</span>
              <PartState section={section} filled={filled(section)} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function PartState({ section, filled }: { section: Section; filled: number }) {
  const { progress } = messages().admissions
  const { length } = sections[section]
  if (length === 0) return null
  if (filled === length) return <span className="font-semibold text-success">{progress.done}</span>
  return <span className="text-muted tabular-nums">{progress.part(filled, length)}</span>
}
