import type { grants } from '../../abilities.ts'

export const grantLabels: Readonly<Record<keyof typeof grants, string>> = {
  'admission:verify': 'अर्जांची छाननी करणे',
  'admission:fees': 'शुल्क मिळाल्याची खात्री करणे',
  'admission:manage': 'प्रवेश प्रक्रिया चालवणे',
}
