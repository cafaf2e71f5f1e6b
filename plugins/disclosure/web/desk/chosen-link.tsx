import { allLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { withTexts } from '@prangan/contract/localized'
import { languageName, writtenIn } from '@prangan/web/messages/language-name.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { IconButton } from '@prangan/web/ui/desk/icon-button.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Trash2 } from 'lucide-react'
import type { DisclosureLink } from '../../contract/disclosures.ts'
import { disclosureDeskMessages } from './messages.ts'

type ChosenLinkProps = {
  link: DisclosureLink
  name: string
  isBroken: boolean
  onChange: (link: DisclosureLink) => void
  onRemove: () => void
}

/** A link of an item in its form: what it is called, and what it says in each language. */
export function ChosenLink({ link, name, isBroken, onChange, onRemove }: ChosenLinkProps) {
  const { form } = disclosureDeskMessages()
  return (
    <li className="grid gap-1 rounded-card border border-line px-3 py-1.5 text-sm">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 font-semibold text-indigo-950 wrap-anywhere">
          <UserText text={name} />
        </span>
        <IconButton label={form.remove(name)} isDanger onClick={onRemove}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </div>
      {isBroken && (
        <p>
          <Badge tone="danger">{form.leadsNowhere}</Badge>
        </p>
      )}
      <details>
        <summary className="w-fit cursor-pointer py-1 text-indigo-900 underline">{form.label}</summary>
        <div className="grid gap-3 py-2 sm:grid-cols-2">
          {allLanguages.map((language) => (
            <Field key={language} label={form.labelIn(languageName(language))} hint={form.labelHint}>
              {(control) => (
                <input
                  {...control}
                  {...writtenIn(language)}
                  type="text"
                  autoComplete="off"
                  maxLength={limits.content.label}
                  value={link.label[language] ?? ''}
                  onChange={({ currentTarget }) =>
                    onChange({ ...link, label: withTexts(link.label, { [language]: currentTarget.value }) })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      </details>
    </li>
  )
}
