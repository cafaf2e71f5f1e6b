import { departmentHome } from '@prangan/contract/departments'
import { pathIn } from '@prangan/contract/languages'
import { useDepartments } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ShownText } from '../../../ui/shown-text.tsx'

/** Links to the other departments that have teachers; nothing where there is none. */
export function DepartmentLinks({ current }: { current: string }) {
  const others = useDepartments().filter(({ slug, isShown }) => isShown && slug !== current)
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="departments">
      <SectionHeading id="departments">{messages().faculty.otherDepartments}</SectionHeading>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {others.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={pathIn(language(), departmentHome(slug))}
              className="inline-flex min-h-6 items-center font-semibold text-indigo-800 underline hover:text-marigold-700"
            >
              <ShownText text={name} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
