/**
 * The permissions that **Accounts** ticks at once for an office, by their names in contract/src/roles.ts and in the plugins'
 * contract/abilities.ts; 'all' for every one. Those of a plugin that is off are left out.
 */
export const presets = [
  {
    name: { en: 'Office clerk', hi: 'कार्यालय लिपिक', mr: 'कार्यालयीन लिपिक' },
    grants: ['news:prepare', 'admission:verify', 'admission:fees', 'inquiry:handle', 'alumnus:read'],
  },
  {
    name: { en: 'Registrar', hi: 'रजिस्ट्रार', mr: 'कुलसचिव' },
    grants: [
      'news:publish',
      'alumnus:verify',
      'audit:read',
      'admission:decide',
      'admission:verify',
      'admission:fees',
      'admission:manage',
      'inquiry:handle',
      'statistics:read',
    ],
  },
  {
    name: { en: 'Webmaster', hi: 'वेबसाइट प्रभारी', mr: 'संकेतस्थळ प्रमुख' },
    grants: [
      'news:publish',
      'page:structure',
      'media:edit',
      'document:edit',
      'statistics:read',
      'disclosures:write',
    ],
  },
  {
    name: { en: 'IQAC coordinator', hi: 'IQAC समन्वयक', mr: 'IQAC समन्वयक' },
    grants: [
      'news:read-all',
      'page:publish',
      'document:edit',
      'alumnus:read',
      'profile:edit-any',
      'statistics:read',
      'disclosures:write',
    ],
  },
  { name: { en: 'Principal’s substitute', hi: 'प्राचार्य के स्थान पर', mr: 'प्राचार्यांच्या जागी' }, grants: 'all' },
] as const
