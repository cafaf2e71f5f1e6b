import { type Language, mainLanguage } from '@prangan/contract/languages'
import { inEachLanguage } from '@prangan/web/messages/catalogue.ts'
import { language } from '@prangan/web/messages/language.ts'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { itemParts } from '../../../contract/requirements.ts'
import type * as english from '../../../messages/en/usual-texts.ts'
import { admissionDeskMessages } from '../messages.ts'

const written = inEachLanguage(
  import.meta.glob<typeof english>('../../../messages/*/usual-texts.ts', { eager: true }),
)

type Kind = 'usualQuestions' | 'usualReasons'

const textsIn = (wanted: Language, kind: Kind, item: string): Readonly<Record<string, string>> => {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> =
    (written[wanted] ?? written[mainLanguage])?.[kind] ?? {}
  return all[itemParts(item).kind] ?? {}
}

type UsualTextsProps = {
  kind: Kind
  item: string
  /** The applicant's language, in which the text is written. */
  writtenIn: Language | undefined
  onChoose: (text: string) => void
}

/** Usual questions or reasons about an item. They are read in the clerk's language and sent in the applicant's. */
export function UsualTexts({ kind, item, writtenIn = mainLanguage, onChoose }: UsualTextsProps) {
  const texts = admissionDeskMessages().scrutiny
  const shown = textsIn(language(), kind, item)
  const sent = textsIn(writtenIn, kind, item)
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
