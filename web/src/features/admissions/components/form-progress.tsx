import { Progress } from '../../../ui/progress.tsx'
import { fieldNames, isFilled, type Section, sections, type Typed } from '../api/application-fields.ts'

const parts: readonly Section[] = Object.values(sections)

/** How far the form is, part by part; each part's name leads there. */
export function FormProgress({ typed }: { typed: Typed }) {
  const filled = (section: Section) => section.fields.filter((name) => isFilled(name, typed)).length
  const done = fieldNames.filter((name) => isFilled(name, typed)).length
  return (
    <nav aria-label="Parts of the form" className="grid gap-4">
      <Progress label={`${done} of ${fieldNames.length} fields filled in`} value={done / fieldNames.length} />
      <ol className="grid gap-1 text-sm sm:grid-cols-2 lg:grid-cols-1">
        {parts.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-9 items-center justify-between gap-3 rounded-card px-2 py-1 hover:bg-indigo-50"
            >
              <span className="font-semibold text-indigo-900">{section.title.en}</span>
              <PartState section={section} filled={filled(section)} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function PartState({ section, filled }: { section: Section; filled: number }) {
  const { length } = section.fields
  if (length === 0) return null
  if (filled === length) return <span className="font-semibold text-success">Done</span>
  return (
    <span className="text-muted tabular-nums">
      {filled} of {length}
    </span>
  )
}
