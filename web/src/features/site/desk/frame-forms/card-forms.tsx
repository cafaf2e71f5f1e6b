import { college } from '@prangan/contract/college.config'
import { limits } from '@prangan/contract/limits'
import type { FrameBlockOf } from '@prangan/contract/schemas/content'
import { inLanguage } from '../../../../messages/language.ts'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { HrefField } from '../fields/href-field.tsx'
import { ItemList } from '../fields/item-list.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { ArtPictureField } from './art-picture-field.tsx'

const courseLabels = Object.fromEntries(
  Object.entries(college.courses).map(([course, name]) => [course, inLanguage(name)]),
)

/** The leaders on the home page, who also sign their messages. */
export function LeadersForm({ block, onChange }: BlockFormProps<FrameBlockOf<'leaders'>>) {
  return (
    <ItemList
      noun="leader"
      items={block.people}
      onChange={(people) => onChange({ people })}
      // A message is signed by this key, so it stays when the person changes.
      blank={() => ({ key: crypto.randomUUID(), name: { en: '' }, role: { en: '' }, picture: '' })}
      max={limits.content.leaders}
    >
      {(leader, { name, change }) => (
        <div className="grid gap-2 rounded-card border border-line p-3">
          <LocalizedField
            label={`${name}: name`}
            placeholder="Name"
            className="font-semibold"
            value={leader.name}
            onChange={(changed) => change({ ...leader, name: changed })}
          />
          <LocalizedField
            label={`${name}: role`}
            placeholder="Role, for example Principal"
            value={leader.role}
            onChange={(role) => change({ ...leader, role })}
          />
          <ArtPictureField
            label={`${name}: picture`}
            value={leader.picture}
            onChange={(picture) => change({ ...leader, picture })}
          />
        </div>
      )}
    </ItemList>
  )
}

const none = 'none'

/** The courses on the home page, one card each. */
export function CoursesForm({ block, onChange }: BlockFormProps<FrameBlockOf<'courses'>>) {
  return (
    <div className="grid gap-4">
      <LocalizedField
        label="Title"
        isLabelShown
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <ItemList
        noun="course"
        items={block.cards}
        onChange={(cards) => onChange({ cards })}
        blank={() => ({ course: '', name: { en: '' }, text: { en: '' }, href: '', picture: '' })}
        max={limits.content.items}
      >
        {(card, { name, change }) => (
          <div className="grid gap-2 rounded-card border border-line p-3">
            <LocalizedField
              label={`${name}: name`}
              placeholder="Name of the course"
              className="font-semibold"
              value={card.name}
              onChange={(changed) => change({ ...card, name: changed })}
            />
            <LocalizedField
              label={`${name}: text`}
              isMarked
              placeholder="A sentence about it"
              value={card.text}
              onChange={(text) => change({ ...card, text })}
            />
            <HrefField label={name} value={card.href} onChange={(href) => change({ ...card, href })} />
            <Field
              label="Enquiries are about"
              hint="As the admission form names it. Without it, nobody can ask."
            >
              {({ className: _, ...control }) => (
                <SelectBox
                  {...control}
                  options={[none, ...Object.keys(college.courses)]}
                  labels={{ [none]: 'No course of the admission form', ...courseLabels }}
                  value={card.course || none}
                  onChange={({ currentTarget: { value } }) =>
                    change({ ...card, course: value === none ? '' : value })
                  }
                />
              )}
            </Field>
            <ArtPictureField
              label={`${name}: picture`}
              value={card.picture}
              onChange={(picture) => change({ ...card, picture })}
            />
          </div>
        )}
      </ItemList>
    </div>
  )
}
