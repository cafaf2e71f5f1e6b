import { college } from '@prangan/college/config'
import { drawings } from '@prangan/college/drawings'
import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { HrefField } from '../fields/href-field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { ArtPictureField } from './art-picture-field.tsx'

const blockForms = () => deskMessages().blockForms
const texts = () => deskMessages().settingsForms

const courseLabels = () =>
  Object.fromEntries(Object.entries(college.courses).map(([course, name]) => [course, inLanguage(name)]))

/** The leaders on the home page, who also sign their messages. */
export function LeadersForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'leaders'>>) {
  return (
    <ItemList
      noun={texts().nouns.leader}
      items={block.people}
      onChange={(people) => onChange({ people })}
      // A message is signed by this key, so it stays when the person changes.
      blank={() => ({ key: crypto.randomUUID(), name: localized(), role: localized(), picture: '' })}
      max={limits.content.leaders}
    >
      {(leader, { name, change }) => (
        <div className="grid gap-2 rounded-card border border-line p-3">
          <LocalizedField
            label={`${name}: ${blockForms().parts.name}`}
            isLabelShown
            placeholder={blockForms().hints.name}
            className="font-semibold"
            value={leader.name}
            onChange={(changed) => change({ ...leader, name: changed })}
          />
          <LocalizedField
            label={`${name}: ${blockForms().parts.role}`}
            isLabelShown
            placeholder={texts().leaderRole}
            value={leader.role}
            onChange={(role) => change({ ...leader, role })}
          />
          <ArtPictureField
            art={drawings}
            label={`${name}: ${texts().parts.picture}`}
            value={leader.picture}
            onChange={(picture) => change({ ...leader, picture })}
          />
        </div>
      )}
    </ItemList>
  )
}

const none = 'none'

export function CoursesForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'courses'>>) {
  return (
    <div className="grid gap-4">
      <LocalizedField
        label={texts().title}
        isLabelShown
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <ItemList
        noun={texts().nouns.course}
        items={block.cards}
        onChange={(cards) => onChange({ cards })}
        blank={() => ({
          course: '',
          name: localized(),
          facts: localized(),
          text: localized(),
          href: '',
          picture: '',
        })}
        max={limits.content.items}
      >
        {(card, { name, change }) => (
          <div className="grid gap-2 rounded-card border border-line p-3">
            <LocalizedField
              label={`${name}: ${blockForms().parts.name}`}
              isLabelShown
              placeholder={texts().course.name}
              className="font-semibold"
              value={card.name}
              onChange={(changed) => change({ ...card, name: changed })}
            />
            <LocalizedField
              label={`${name}: ${texts().course.facts}`}
              isLabelShown
              placeholder={texts().course.factsHint}
              value={card.facts ?? localized()}
              onChange={(facts) => change({ ...card, facts })}
            />
            <LocalizedField
              label={`${name}: ${blockForms().parts.text}`}
              isLabelShown
              isMarked
              placeholder={texts().course.text}
              value={card.text}
              onChange={(text) => change({ ...card, text })}
            />
            <HrefField label={name} value={card.href} onChange={(href) => change({ ...card, href })} />
            <Field label={texts().course.enquiries} hint={texts().course.enquiriesHint}>
              {({ className: _, ...control }) => (
                <SelectInput
                  {...control}
                  options={[none, ...Object.keys(college.courses)]}
                  labels={{ [none]: texts().course.none, ...courseLabels() }}
                  value={card.course || none}
                  onChange={({ currentTarget: { value } }) =>
                    change({ ...card, course: value === none ? '' : value })
                  }
                />
              )}
            </Field>
            <ArtPictureField
              art={drawings}
              label={`${name}: ${texts().parts.picture}`}
              value={card.picture}
              onChange={(picture) => change({ ...card, picture })}
            />
          </div>
        )}
      </ItemList>
    </div>
  )
}
