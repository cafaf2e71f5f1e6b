import { admissionLimits } from '../../../contract/limits.ts'
import './documents.css'
import { formatSize } from '@prangan/web/lib/format-size.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { documentRulesOf } from '../steps/step-names.ts'
import type { StepProps } from '../steps/use-steps-form.ts'
import { stepsMessages } from '../steps-messages.ts'
import { DocumentSlot } from './document-slot.tsx'
import { type DocumentStore, type Documents, filledSlots } from './document-store.ts'

type DocumentsStepProps = StepProps & { documents: Documents; store: DocumentStore }

export function DocumentsStep({ settings, typed, fields, documents, store }: DocumentsStepProps) {
  const texts = stepsMessages()
  const { photoBytes, pageBytes, files } = admissionLimits
  const { intro, limits: limitsText, count, loading } = texts.documents
  return (
    <>
      <div className="grid gap-1 text-sm text-muted">
        <p>{intro}</p>
        <p>
          {limitsText(
            formatSize(photoBytes),
            formatSize(pageBytes),
            formatSize(admissionLimits.documentBytes),
          )}
        </p>
      </div>
      <p role="status" className="text-sm font-semibold">
        {documents.own ? count(filledSlots(documents).size, files) : !documents.loadError && loading}
      </p>
      <Message tone="error">{documents.loadError}</Message>
      {documents.loadError && (
        <Button look="secondary" className="justify-self-start" onClick={() => void store.load(true)}>
          {texts.tryAgain}
        </Button>
      )}
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        {documentRulesOf(settings, typed).map((rule) => (
          <DocumentSlot key={rule.key} rule={rule} documents={documents} store={store} fields={fields} />
        ))}
      </div>
    </>
  )
}
