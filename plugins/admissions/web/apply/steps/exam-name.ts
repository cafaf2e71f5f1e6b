import { state } from '@prangan/contract/states/profile'
import { inLanguage } from '@prangan/web/messages/language.ts'
import type { Examination } from '../../../contract/schemas/full-application.ts'
import { stepsMessages } from '../steps-messages.ts'

/** Returns the name of an examination with the one that it has in the state. */
export function examName(exam: Examination): string {
  const { x, xii } = state.exams
  return stepsMessages().marks.exams({ x: inLanguage(x), xii: inLanguage(xii) })[exam]
}
