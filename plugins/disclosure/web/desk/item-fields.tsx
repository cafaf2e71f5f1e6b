import { dayInIndia } from '@prangan/contract/india-time'
import { fieldIn } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import type { Site } from '@prangan/contract/schemas/site'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { languageName, writtenIn } from '@prangan/web/messages/language-name.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ChoiceField } from '@prangan/web/ui/desk/choice-field.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { disclosureStates, reviewPeriods } from '../../contract/disclosures.ts'
import { disclosureLimits } from '../../contract/limits.ts'
import type { DisclosureItem } from '../../contract/lists/disclosure-list.ts'
import type { Checks } from './disclosure-calls.ts'
import type { ItemFormState } from './item-form.ts'
import { LinksField } from './links-field.tsx'
import { disclosureDeskMessages } from './messages.ts'

const texts = () => disclosureDeskMessages().form

export type Known = { site: Site | null; people: Checks['people'] }

type ItemFieldsProps = { state: ItemFormState; item: DisclosureItem; known: Known; broken: readonly string[] }

export function ItemFields({ state, item, known, broken }: ItemFieldsProps) {
  const { form, fields } = state
  const { can } = useDeskSession()
  const chosen = form.watch('state')
  const { states } = disclosureDeskMessages()
  return (
    <>
      <ChoiceField
        label={texts().state}
        choices={disclosureStates.map((value) => ({
          value,
          label: states[value],
          text: texts().stateTexts[value],
        }))}
        error={fields.error('state')}
        wiring={form.register('state', {
          onChange: () => {
            if (form.getValues('state') === 'published' && form.getValues('updatedOn') === '')
              form.setValue('updatedOn', dayInIndia(new Date()), { shouldDirty: true })
          },
        })}
      />
      {chosen === 'notApplicable' && <ReasonFields state={state} item={item} />}
      {chosen === 'published' && <LinksField state={state} item={item} site={known.site} broken={broken} />}
      {chosen !== 'missing' && (
        <FormField
          fields={fields}
          name="updatedOn"
          label={texts().updatedOn}
          hint={texts().updatedHint}
          required={chosen === 'published'}
        >
          {(control) => <DateInput {...control} type="date" max={dayInIndia(new Date())} />}
        </FormField>
      )}
      {chosen === 'published' && (
        <FormField fields={fields} name="reviewEvery" label={texts().reviewEvery}>
          {({ className: _, ...control }) => (
            <SelectInput {...control} options={reviewPeriods} labels={texts().months} />
          )}
        </FormField>
      )}
      {can('disclosures:write') && <OwnerField state={state} people={known.people} />}
    </>
  )
}

function ReasonFields({ state: { form, fields }, item }: Pick<ItemFieldsProps, 'state' | 'item'>) {
  const { usualReason } = item
  const useUsual = () => {
    if (!usualReason) return
    form.setValue('reasonEn', usualReason.en, { shouldDirty: true })
    for (const language of otherLanguages)
      form.setValue(fieldIn('reason', language), usualReason[language] ?? '', { shouldDirty: true })
  }
  return (
    <div className="grid gap-5">
      <FormField
        limit={disclosureLimits.reason}
        fields={fields}
        name="reasonEn"
        label={texts().reason}
        required
      >
        {(control) => <textarea rows={2} lang="en" {...control} />}
      </FormField>
      {otherLanguages.map((language) => (
        <FormField
          key={language}
          limit={disclosureLimits.reason}
          fields={fields}
          name={fieldIn('reason', language)}
          label={texts().reasonIn(languageName(language))}
        >
          {(control) => <textarea rows={2} {...writtenIn(language)} {...control} />}
        </FormField>
      ))}
      {usualReason && (
        <p>
          <Button look="secondary" size="small" onClick={useUsual}>
            {texts().useUsual}
          </Button>
        </p>
      )}
    </div>
  )
}

function OwnerField({
  state: { fields, form },
  people,
}: Pick<ItemFieldsProps, 'state'> & Pick<Known, 'people'>) {
  const owner = form.watch('owner')
  const names = Object.fromEntries(people.map(({ uid, name }) => [uid, name]))
  const isFormer = owner !== '' && names[owner] === undefined
  return (
    <FormField fields={fields} name="owner" label={texts().owner} hint={texts().ownerHint}>
      {({ className: _, ...control }) => (
        <SelectInput
          {...control}
          options={['', ...people.map(({ uid }) => uid), ...(isFormer ? [owner] : [])]}
          labels={{ '': texts().noOwner, ...names, ...(isFormer && { [owner]: texts().formerOwner }) }}
        />
      )}
    </FormField>
  )
}
