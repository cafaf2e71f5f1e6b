import { fieldMessages } from '@prangan/contract/field-messages'
import type { Site } from '@prangan/contract/schemas/site'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { translateFieldMessage } from '@prangan/web/messages/translate-error.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { controlClass, Field } from '@prangan/web/ui/forms/field.tsx'
import { useState } from 'react'
import { type DisclosureLink, isInside } from '../../contract/disclosures.ts'
import { disclosureLimits } from '../../contract/limits.ts'
import type { DisclosureItem } from '../../contract/lists/disclosure-list.ts'
import { ChosenLink } from './chosen-link.tsx'
import { type ItemFormState, linksIn, linksText } from './item-form.ts'
import { linkGroups, linkName, newLink, placeName, suggestedHref } from './link-options.ts'
import { disclosureDeskMessages } from './messages.ts'

const texts = () => disclosureDeskMessages().form

type LinksFieldProps = {
  state: ItemFormState
  item: DisclosureItem
  site: Site | null
  /** Links that the server found to lead nowhere. */
  broken: readonly string[]
}

/** Where an item is: links to pages and documents, which are chosen by name, and to other addresses of the site. */
export function LinksField({ state: { form, fields }, item, site, broken }: LinksFieldProps) {
  const links = linksIn(form.watch('links'))
  const change = (next: readonly DisclosureLink[]) =>
    form.setValue('links', linksText(next), { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const add = (link: DisclosureLink) => {
    if (!links.some(({ href }) => href === link.href)) change([...links, link])
  }
  const usual = placeName(item.place, site)
  const error = fields.error('links')
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? 'links-error' : undefined}>
      <legend className="pb-1 text-sm font-semibold text-indigo-950">{texts().links}</legend>
      <input type="hidden" {...form.register('links')} />
      <p className="text-xs text-muted">
        {links.length > 0 ? texts().linksHint : texts().noLinks}
        {usual && ` ${disclosureDeskMessages().usualPlace(usual)}.`}
      </p>
      <ul className="grid gap-2 empty:hidden">
        {links.map((link, at) => (
          <ChosenLink
            key={link.href}
            link={link}
            name={linkName(link, site, new Date())}
            isBroken={broken.includes(link.href)}
            onChange={(changed) => change(links.with(at, changed))}
            onRemove={() => change(links.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {error && (
        <p id="links-error" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {links.length < disclosureLimits.links && (
        <>
          <AddChosen site={site} suggested={suggestedHref(item, site)} onAdd={add} />
          <AddAddress onAdd={add} />
        </>
      )}
    </fieldset>
  )
}

type AddProps = { onAdd: (link: DisclosureLink) => void }

function AddChosen({ site, suggested, onAdd }: AddProps & { site: Site | null; suggested: string }) {
  const [chosen, setChosen] = useState('')
  const groups = linkGroups(site, new Date())
  const option = groups.flatMap(({ options }) => options).find(({ href }) => href === (chosen || suggested))
  const add = () => {
    if (option) onAdd(newLink(option))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Field label={texts().addTarget}>
        {(control) => (
          <select
            {...control}
            className={controlClass}
            value={option?.href ?? ''}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            <option value="">{texts().chooseTarget}</option>
            {groups.map(({ label, options }) => (
              <optgroup key={label} label={label}>
                {options.map(({ href, name }) => (
                  <option key={href} value={href}>
                    {inLanguage(name)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Button look="secondary" isIdle={!option} onClick={add} aria-label={texts().addThisTarget}>
        {texts().add}
      </Button>
    </div>
  )
}

function AddAddress({ onAdd }: AddProps) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const add = () => {
    const href = address.trim()
    if (!isInside(href)) return setError(translateFieldMessage(fieldMessages.linkOutside))
    setAddress('')
    onAdd({ href, label: { en: '' } })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <Field label={texts().addAddress} hint={texts().addressHint} error={error} announcesError>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            value={address}
            onChange={({ currentTarget }) => {
              setError('')
              setAddress(currentTarget.value)
            }}
          />
        )}
      </Field>
      <Button
        look="secondary"
        className="mt-7.5"
        isIdle={address.trim() === ''}
        onClick={add}
        aria-label={texts().addThisAddress}
      >
        {texts().add}
      </Button>
    </div>
  )
}
