import { awards, experiences, publications, qualifications } from '../api/record-sections.ts'
import type { Desk } from '../desk.ts'
import { DoiField, useDoiLookUp } from './doi-field.tsx'
import { HighlightStar } from './highlight-star.tsx'
import { Records } from './records.tsx'
import { useHighlights } from './use-highlights.tsx'

/** The section of the teacher's positions. */
export const Experiences = (desk: Desk) => <Records section={experiences} desk={desk} />

/** The section of the teacher's awards and honours. */
export const Awards = (desk: Desk) => <Records section={awards} desk={desk} />

/** The section of the teacher's degrees. */
export const Qualifications = (desk: Desk) => <Records section={qualifications} desk={desk} />

/** The section of the teacher's publications, with those to be shown first, and a form that a DOI fills where the college has a service for it. */
export function Publications(desk: Desk) {
  const highlights = useHighlights(desk)
  const hasDoiLookUp = useDoiLookUp(desk)
  return (
    <Records
      section={publications}
      desk={desk}
      intro={highlights.intro}
      mark={(card) => <HighlightStar card={card} highlights={highlights} />}
      before={hasDoiLookUp ? (fill) => <DoiField onFound={fill} getToken={desk.getToken} /> : undefined}
    />
  )
}
