import { type Language, mainLanguage } from '@prangan/contract/languages'
import { inEachLanguage } from '@prangan/web/messages/catalogue.ts'
import { language } from '@prangan/web/messages/language.ts'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { itemParts } from '../../../contract/requirements.ts'
import type { usualQuestions as english } from '../../../messages/en/usual-questions.ts'
import { admissionDeskMessages } from '../messages.ts'

const written = inEachLanguage(
  import.meta.glob<typeof english>('../../../messages/*/usual-questions.ts', {
    eager: true,
    import: 'usualQuestions',
  }),
)

const questionsIn = (wanted: Language, item: string): Readonly<Record<string, string>> => {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> =
    written[wanted] ?? written[mainLanguage] ?? {}
  return all[itemParts(item).kind] ?? {}
}

type UsualQuestionsProps = {
  item: string
  /** The applicant's language, in which the question is written. */
  writtenIn: Language | undefined
  onChoose: (question: string) => void
}

/** Usual questions about an item. They are read in the clerk's language and sent in the applicant's. */
export function UsualQuestions({ item, writtenIn = mainLanguage, onChoose }: UsualQuestionsProps) {
  const texts = admissionDeskMessages().scrutiny
  const shown = questionsIn(language(), item)
  const sent = questionsIn(writtenIn, item)
  return (
    <Field label={texts.usual}>
      {({ className: _, ...control }) => (
        <SelectInput
          {...control}
          value=""
          placeholder={texts.chooseUsual}
          options={Object.keys(shown)}
          labels={shown}
          onChange={({ currentTarget }) => onChoose(sent[currentTarget.value] ?? '')}
        />
      )}
    </Field>
  )
}
