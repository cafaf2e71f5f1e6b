import { awards, experiences, publications, qualifications } from '../api/record-sections.ts'
import { DoiField, useDoiLookUp } from './doi-field.tsx'
import { HighlightStar } from './highlight-star.tsx'
import { Records } from './records.tsx'
import { useHighlights } from './use-highlights.tsx'

export const Experiences = () => <Records section={experiences} />

export const Awards = () => <Records section={awards} />

export const Qualifications = () => <Records section={qualifications} />

/**
 * The section of the teacher's publications, with the highlights, and a form that a DOI fills in if the college has a
 * service for it.
 */
export function Publications() {
  const highlights = useHighlights()
  const hasDoiLookUp = useDoiLookUp()
  return (
    <Records
      section={publications}
      intro={highlights.intro}
      mark={(card) => <HighlightStar card={card} highlights={highlights} />}
      before={hasDoiLookUp ? (fill) => <DoiField onFound={fill} /> : undefined}
    />
  )
}
