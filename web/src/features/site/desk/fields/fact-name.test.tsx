import { settings } from '@prangan/college/content/settings/settings'
import { toSettings } from '@prangan/contract/content/site-view'
import type { SiteSettings } from '@prangan/contract/schemas/site-settings'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openScreen } from '../../../../testing/screen.tsx'
import { EditedSiteContext } from '../edited-site.ts'
import { LocalizedField } from './localized-field.tsx'

const filled: SiteSettings = {
  ...toSettings(settings),
  figures: {
    id: 'figures',
    kind: 'figures',
    figures: [{ key: 'formFee', label: { en: 'Price of the form' }, value: { en: '₹500' } }],
  },
  offices: {
    id: 'offices',
    kind: 'offices',
    offices: [
      {
        key: 'icc',
        name: { en: 'Complaints Committee' },
        person: { en: 'A. Rao' },
        phone: '',
        email: '',
        place: { en: '' },
        hours: { en: '' },
      },
    ],
  },
}

it.each([
  ['{{formFee}}', 'Price of the form (₹500)'],
  ['{{icc}}', 'Complaints Committee'],
  ['{{icc.person}}', 'Complaints Committee: person in charge (A. Rao)'],
  ['{{phone}}', `Telephone (${filled.contact.phone.shown})`],
  ['{{fee}}', '{{fee}} stands for nothing'],
  ['{{constructor}}', '{{constructor}} stands for nothing'],
])('Who writes %s in a text reads below it what it stands for: %s', (en, shown) => {
  openScreen(
    <EditedSiteContext value={{ site: null, settings: filled }}>
      <LocalizedField label="Paragraph" value={{ en: `See ${en}.` }} onChange={() => {}} isMarked />
    </EditedSiteContext>,
  )
  expect(screen.getByTitle(en).textContent).toBe(shown)
})
