import { type Language, mainLanguage } from '@prangan/contract/languages'
import { language } from '@prangan/web/messages/language.ts'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { type Numbers, type UsualKind, usualTexts, withNumbers } from '../../../contract/usual-texts.ts'
import { admissionDeskMessages } from '../messages.ts'

type UsualTextsProps = {
  kind: UsualKind
  item: string
  /** The applicant's language, in which the text is written. */
  writtenIn: Language | undefined
  /** Of the mark that is corrected. */
  numbers?: Numbers | undefined
  onChoose: (text: string) => void
}

/** Usual questions or reasons about an item. They are read in the clerk's language and sent in the applicant's. */
export function UsualTexts({ kind, item, writtenIn = mainLanguage, numbers, onChoose }: UsualTextsProps) {
  const texts = admissionDeskMessages().scrutiny
  const shown = withNumbers(usualTexts(language(), kind, item), numbers)
  const sent = withNumbers(usualTexts(writtenIn, kind, item), numbers)
  return (
    <Field label={texts[kind]}>
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
