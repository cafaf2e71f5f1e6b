import { language } from '@prangan/web/messages/language.ts'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { usualTextIn } from '../../../contract/usual-texts.ts'
import { applicantMessages } from '../../applicant-messages.ts'

/** What the office wrote, introduced as its words: a usual text in the reader's language, others as they were typed. */
export function OfficeText({ text }: { text: string }) {
  return (
    <>
      <span className="text-sm font-normal text-muted">{applicantMessages().states.officeWrites} </span>
      <bdi>{usualTextIn(language(), text) ?? <UserText text={text} />}</bdi>
    </>
  )
}
