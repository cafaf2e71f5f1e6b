import { Button } from '@prangan/web/ui/button.tsx'
import { applicantMessages } from '../../applicant-messages.ts'
import { itemName } from '../api/item-name.ts'
import { useOwn } from '../api/own-application.ts'
import { objectionAnchor } from './objection-part.tsx'
import { OfficeText } from './office-text.tsx'
import { OwnSection } from './own-section.tsx'

/** What the office refused, and why. */
export function RefusedPart() {
  const { application, session } = useOwn()
  const { refused: texts } = applicantMessages().own
  if (application.refused.length === 0) return null
  return (
    <OwnSection title={texts.title}>
      <ul className="grid gap-3">
        {application.refused.map(({ item, reason }) => (
          <li key={item} className="border-s-4 border-danger ps-3">
            <p className="font-semibold text-indigo-950">{itemName(session, item)}</p>
            {reason !== '' && (
              <p className="whitespace-pre-line wrap-anywhere">
                <OfficeText text={reason} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{application.may.object ? texts.mayObject : texts.meaning}</p>
      {application.may.object && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => document.getElementById(objectionAnchor)?.focus()}
        >
          {texts.toObjection}
        </Button>
      )}
    </OwnSection>
  )
}
